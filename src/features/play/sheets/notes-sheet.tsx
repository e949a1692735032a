import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useGame } from '#data/games/use-game.ts';
import { turnsOver } from '#domain/game/reduce/reduce-turns.ts';
import { newId } from '#platform/ids.ts';
import { Button } from '#ui/button/button.tsx';
import { TextArea } from '#ui/text-area/text-area.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { timeText } from '#platform/words/clock-text.ts';
import { perform } from '../table/perform.ts';
import { useTable } from '../table/table-context.tsx';
import { ownedName } from '#platform/words/unit-name.ts';
import { CountStepper } from './count-stepper.tsx';
import styles from './notes-sheet.module.css';
import { RuleButton } from './rule-button.tsx';

/** Notes on the game or on a unit: those there are, and a field for the next. */
export function NotesSheet({ unit: id }: { unit: string | null }) {
  const { t } = useLingui();
  const { language } = useTable();
  const notes = useGame(({ game }) => game.state.notes);
  const state = useGame(({ game }) => game.state);
  const { units } = state;
  const [text, setText] = useState('');
  const about = id === null ? undefined : units[id];
  const shown = about === undefined ? notes : notes.filter((note) => note.unit === about.id);
  const add = () => {
    if (perform({ type: 'note-added', text: text.trim(), unit: about?.id ?? null })) setText('');
  };
  return (
    <div className={styles.sheet}>
      <TextArea
        label={about === undefined ? t`New note` : t`New note on ${ownedName(state, about, language)}`}
        rows={2}
        maxLength={500}
        value={text}
        onValueChange={setText}
      />
      <Button variant="primary" icon="plus" disabled={text.trim() === ''} onClick={add}>
        <Trans>Add note</Trans>
      </Button>
      {shown.length === 0 ? (
        <p className="muted">
          <Trans>No notes yet.</Trans>
        </p>
      ) : (
        <ul className={styles.notes}>
          {shown.toReversed().map((note) => {
            const unit = note.unit === null ? undefined : units[note.unit];
            return (
              <li key={`${note.at} ${note.text}`}>
                <p className={styles.meta}>
                  {timeText(note.at, language)}
                  {unit !== undefined && ` · ${ownedName(state, unit, language)}`}
                </p>
                <p dir="auto">{note.text}</p>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

/**
 * The contents of the turn counter: tokens of the mission, of demoralized units, and the players'
 * own.
 */
export function CounterSheet() {
  const { t } = useLingui();
  const { say, texts, language } = useTable();
  const mission = useGame(({ game }) => game.state.mission);
  const markers = useGame(({ game }) => game.state.markers);
  const counters = useGame(({ game }) => game.state.counters);
  const state = useGame(({ game }) => game.state);
  const { units } = state;
  const nameOf = (text: string, unit: string | null) => {
    const owner = unit === null ? undefined : units[unit];
    return owner === undefined ? text : ownedName(state, owner, language);
  };
  return (
    <div className={styles.sheet}>
      <ul className={styles.notes}>
        {(mission?.markers ?? []).map((marker) => {
          const position = markers[marker.id] ?? null;
          return (
            <li key={marker.id}>
              <p className={styles.meta}>
                {position === null ? <Trans>removed</Trans> : <Trans>Position {position}</Trans>}
              </p>
              <p>
                <strong>{say(marker.name, marker.names)}</strong>
              </p>
              <p>{texts.line(say(marker.text, marker.texts))}</p>
            </li>
          );
        })}
        {Object.values(counters).map((counter) => (
          <li key={counter.id}>
            <p className={styles.meta}>
              <Trans>Position {counter.position}</Trans>
            </p>
            <p>{nameOf(counter.text, counter.unit)}</p>
            <Button
              size="sm"
              icon="trash"
              onClick={() => perform({ type: 'counter-removed', counter: counter.id })}
            >
              <Trans>Remove</Trans>
            </Button>
          </li>
        ))}
      </ul>
      <NewToken />
      <RuleButton rule="counter" label={t`The turn counter and its tokens`} />
    </div>
  );
}

/** A form for a player's own token: for a feat, an effect, a reminder. */
function NewToken() {
  const { t } = useLingui();
  const over = useGame(({ game }) => turnsOver(game.state));
  const player = useGame(({ game }) => Object.keys(game.state.players)[0] ?? '');
  const [text, setText] = useState('');
  const [ahead, setAhead] = useState(1);
  const add = () => {
    const counter = { id: newId(), kind: 'effect', position: over + ahead, player, unit: null } as const;
    if (perform({ type: 'counter-set', counter: { ...counter, text: text.trim() } })) setText('');
  };
  return (
    <>
      <TextField label={t`Custom token`} maxLength={100} value={text} onValueChange={setText} />
      <CountStepper
        label={t`Position`}
        of={t`Custom token`}
        value={over + ahead}
        min={over + 1}
        onStep={(by) => setAhead(ahead + by)}
      />
      <Button icon="plus" disabled={text.trim() === ''} onClick={add}>
        <Trans>Put it on the counter</Trans>
      </Button>
    </>
  );
}
