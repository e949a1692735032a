import { queryOptions } from '@tanstack/react-query';
import type { Replay } from '#domain/game/replay/replay.ts';

/**
 * The replay of a game whose battle report is public; null when there is no such report. Its code
 * is fetched first: most reports are of games of this device.
 */
export function publicReportQuery(game: string) {
  return queryOptions({
    queryKey: ['live-report', game],
    queryFn: async ({ signal }): Promise<Replay | null> =>
      (await import('./read-report.ts')).readReport(game, signal),
  });
}
