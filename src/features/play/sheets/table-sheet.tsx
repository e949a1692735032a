import { useLingui, Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useGame } from '#data/games/use-game.ts';
import { useNavigate } from '#platform/routing/router-view.tsx';
import { ClockSheet } from '../clocks/clocks.tsx';
import { LogSheet } from '../log/event-log.tsx';
import { Companies } from '../frame/companies.tsx';
import { AttackSheet } from './attack-sheet.tsx';
import { CounterSheet, NotesSheet } from './notes-sheet.tsx';
import { CompleteButton, RoundScore } from '../score/round-score.tsx';
import { SheetFrame } from './sheet-frame.tsx';
import { useTable } from '../table/table-context.tsx';
import { endsReached } from '#domain/game/reminders.ts';
import type { EndReason, GameState } from '#domain/game/types.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button/button.tsx';
import { EndReasonWords } from '#components/game-view/end-reason-words.tsx';
import { perform } from '../table/perform.ts';
import styles from './end-sheet.module.css';

/**
 * The sheet that is open over the table. The address names it, so that Back closes it and a reload
 * keeps it.
 */
export function TableSheet() {
  const { t } = useLingui();
  const { sheet, say, texts } = useTable();
  const mission = useGame(({ game }) => game.state.mission);
  const feat = useGame(({ game }) => game.state.feat);
  const round = useGame(({ game }) => game.state.currentTurn);
  const [kind, about = null] = split(sheet.value ?? '');
  const close = sheet.close;
  const show = (title: string, children: ReactNode, footer?: ReactNode) => (
    <SheetFrame title={title} onClose={close} {...(footer === undefined ? {} : { footer })}>
      {children}
    </SheetFrame>
  );
  switch (kind) {
    case 'score':
      return show(t`Score round ${round}`, <RoundScore round={round} />, <CompleteButton round={round} />);
    case 'mission':
      return mission === null
        ? null
        : show(
            say(mission.name, mission.names),
            <>
              <Companies />
              {texts.article(mission.id)}
            </>,
          );
    case 'feat':
      return feat === null ? null : show(say(feat.name, feat.names), texts.article(feat.id));
    case 'attack':
      return <AttackSheet />;
    case 'log':
      return show(t`Event log`, <LogSheet />);
    case 'notes':
      return show(t`Notes`, <NotesSheet unit={about} />);
    case 'clock':
      return show(t`Chess clock`, <ClockSheet />);
    case 'counter':
      return show(t`Turn counter`, <CounterSheet />);
    case 'end':
      return show(t`End the game`, <EndSheet />);
    default:
      return null;
  }
}

/** `notes:anna/hetman/1` is about a unit; ids hold slashes, no first colon. */
function split(value: string): readonly [string, string?] {
  const at = value.indexOf(':');
  return at === -1 ? [value] : [value.slice(0, at), value.slice(at + 1)];
}

/** An end of the game that can be chosen; `player`: the one whom it is about. */
type End = { readonly reason: EndReason; readonly player: string | null };

/** The choice of the reason why the game ends; reached ends come first. */
function EndSheet() {
  const { t } = useLingui();
  const state = useGame(({ game }) => game.state);
  const ends = endsOf(state);
  const [chosen, choose] = useState(0);
  const end = ends[chosen] ?? ends[0];
  return (
    <div className={styles.sheet}>
      <p>
        <Trans>You check the scores again before they count. Undo brings you back to the table.</Trans>
      </p>
      <div role="radiogroup" aria-label={t`Why the game ends`} className={styles.reasons}>
        {ends.map(({ reason, player }, at) => (
          <label key={`${reason} ${player ?? ''}`} className={styles.reason}>
            <input type="radio" name="reason" checked={at === chosen} onChange={() => choose(at)} />
            <EndReasonWords
              reason={reason}
              player={player === null ? null : (state.players[player]?.name ?? null)}
            />
          </label>
        ))}
      </div>
      {end !== undefined && <EndButton end={end} />}
    </div>
  );
}

/** Reached ends, then those that players choose: each player may concede. */
function endsOf(state: GameState): readonly End[] {
  const reached = endsReached(state).map(({ code, player }): End => ({ reason: code, player }));
  const first = reached.filter(({ reason }, at) => reached.findIndex((one) => one.reason === reason) === at);
  const concessions = Object.keys(state.players).map((player): End => ({ reason: 'conceded', player }));
  return [...first, { reason: 'agreed', player: null }, ...concessions, { reason: 'time', player: null }];
}

/** Stores the end and opens the scoring. */
function EndButton({ end: { reason, player } }: { end: End }) {
  const navigate = useNavigate();
  const id = useGame(({ game }) => game.log.id);
  const end = () => {
    const about = reason === 'conceded' && player !== null ? { player } : {};
    if (!perform({ type: 'game-ended', reason, ...about })) return;
    perform({ type: 'phase-changed', phase: 'scoring' });
    void navigate(paths.phase('scoring', id), { replace: true });
  };
  return (
    <Button variant="primary" size="lg" icon="success" onClick={end}>
      <Trans>End and score the game</Trans>
    </Button>
  );
}
