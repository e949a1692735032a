import { useQuery } from '@tanstack/react-query';
import { isUuid } from '#domain/access/token.ts';
import { type Replay, replayOf } from '#domain/game/replay/replay.ts';
import { useKeptGame } from '../games/use-kept-game.ts';
import { queryClient } from '../query/query-client.ts';
import { publicReportQuery } from './public-report.ts';

/** A battle report: of a game of this device, public, or not there. */
export type Report =
  | { readonly kind: 'loading' | 'missing' }
  | { readonly kind: 'failed'; readonly retry: () => void }
  | { readonly kind: 'own' | 'public'; readonly replay: Replay };

/** The battle report of a game: of this device, else the one that both players made public. */
export function useReport(id: string): Report {
  const kept = useKeptGame(id);
  const asks = kept.kind === 'missing' && isUuid(id);
  const shown = useQuery({ ...publicReportQuery(id), enabled: asks }, queryClient());
  if (kept.kind === 'found') return { kind: 'own', replay: replayOf(kept.game.log) };
  if (kept.kind === 'loading' || (asks && shown.isPending)) return { kind: 'loading' };
  if (shown.isError) return { kind: 'failed', retry: () => void shown.refetch() };
  const replay = shown.data ?? null;
  return replay === null ? { kind: 'missing' } : { kind: 'public', replay };
}
