import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { callRest } from '#platform/backend/call-rest.ts';

/** A player at a table looks this often for the game that the rival began. */
const EVERY_MS = 15_000;

const tableGame = v.nullable(
  v.object({ game: v.string(), one: v.string(), other: v.string(), is_in: v.boolean() }),
);

/**
 * The game on two phones of the reader's own table in a round; null while nobody has begun one.
 * `isIn`: the reader's account is in it.
 */
export function tableGameQuery(event: string, round: number, userId: string | null) {
  return queryOptions({
    queryKey: ['events', 'table-game', event, round, userId],
    queryFn: async ({ signal }) => {
      const answer = await callRest({ path: 'rpc/table_game', body: { event, round }, signal });
      const read = v.parse(tableGame, answer);
      return read === null ? null : { game: read.game, one: read.one, other: read.other, isIn: read.is_in };
    },
    enabled: userId !== null,
    refetchInterval: ({ state }) => (state.data?.isIn === true ? false : EVERY_MS),
    retry: false,
  });
}
