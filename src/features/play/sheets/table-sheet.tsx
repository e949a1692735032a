import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useGame } from '#data/games/use-game.ts';
import { ClockSheet } from '../clocks/clocks.tsx';
import { CounterSheet } from './counter-sheet.tsx';
import { EndSheet } from './end-sheet.tsx';
import { LogSheet } from '../log/event-log.tsx';
import { NotesSheet } from './notes-sheet.tsx';
import { CompleteButton, RoundScore } from '../score/round-score.tsx';
import { SheetFrame } from './sheet-frame.tsx';
import { useTable } from '../table/table-context.tsx';

/**
 * The sheet that is open over the table. The address names it, so that Back closes it and a reload
 * keeps it.
 */
export function TableSheet() {
  const { t } = useLingui();
  const { sheet, say, parts } = useTable();
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
      return mission === null ? null : show(say(mission.name, mission.names), parts.article(mission.id));
    case 'feat':
      return feat === null ? null : show(say(feat.name, feat.names), parts.article(feat.id));
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
