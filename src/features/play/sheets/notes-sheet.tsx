import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useGame } from '#data/games/use-game.ts';
import { Button } from '#ui/button/button.tsx';
import { TextArea } from '#ui/text-area/text-area.tsx';
import styles from './notes-sheet.module.css';
import { perform } from '../table/perform.ts';
import { useTable } from '../table/table-context.tsx';
import { timeText } from '../clocks/clock-text.ts';
import { unitName } from '../units/unit-words.ts';

/** Notes on the game or on a unit: those there are, and a field for the next. */
export function NotesSheet({ unit: id }: { unit: string | null }) {
  const { t } = useLingui();
  const { language } = useTable();
  const notes = useGame(({ game }) => game.state.notes);
  const units = useGame(({ game }) => game.state.units);
  const [text, setText] = useState('');
  const about = id === null ? undefined : units[id];
  const shown = about === undefined ? notes : notes.filter((note) => note.unit === about.id);
  const add = () => {
    if (perform({ type: 'note-added', text: text.trim(), unit: about?.id ?? null })) setText('');
  };
  return (
    <div className={styles.sheet}>
      <TextArea
        label={about === undefined ? t`New note` : t`New note on ${unitName(about, language)}`}
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
                  {unit !== undefined && ` · ${unitName(unit, language)}`}
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
