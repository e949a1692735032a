import { useQuery } from '@tanstack/react-query';
import { isUuid } from '#domain/access/token.ts';
import { type Replay, replayOf } from '#domain/game/replay/replay.ts';
import { useKeptGame } from '../games/use-kept-game.ts';
import { queryClient } from '../query/query-client.ts';
import { publicReportQuery } from './public-report.ts';

/** A battle report: of a game of this device, public, or not there. */
export type Report =
  | { readonly kind: 'missing' }
  /** `failure`: the error of the last try; null before one failed. */
  | { readonly kind: 'loading'; readonly failure: unknown }
  | { readonly kind: 'own' | 'public'; readonly replay: Replay };

/** The battle report of a game: of this device, else the one that both players made public. */
export function useReport(id: string): Report {
  const kept = useKeptGame(id);
  const asks = kept.kind === 'missing' && isUuid(id);
  const shown = useQuery({ ...publicReportQuery(id), enabled: asks }, queryClient());
  if (kept.kind === 'found') return { kind: 'own', replay: replayOf(kept.game.log) };
  if (kept.kind === 'loading' || (asks && shown.data === undefined)) {
    return { kind: 'loading', failure: shown.failureReason };
  }
  const replay = shown.data ?? null;
  return replay === null ? { kind: 'missing' } : { kind: 'public', replay };
}
