import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { type PostSummary, readPosts } from './board.ts';
import { callRest } from '#platform/backend/call-rest.ts';

/** The most lists that a row above the board holds. */
const ROW = 8;

/** A list with the number of players who posted a copy of it in the last seven days. */
export type CopiedPost = {
  readonly post: PostSummary;
  readonly copies: number;
};

const copiedRow = v.object({ copies: v.pipe(v.number(), v.integer()), list: v.unknown() });

/** The lists that most players made a copy of in the last seven days. */
export function mostCopiedQuery() {
  return queryOptions({
    queryKey: ['community', 'most-copied'],
    queryFn: async ({ signal }): Promise<readonly CopiedPost[]> => {
      const rows = v.parse(
        v.array(copiedRow),
        await callRest({ path: 'rpc/most_copied', body: { most: ROW }, signal }),
      );
      return rows.flatMap(({ copies, list }) => readPosts([list]).map((post) => ({ post, copies })));
    },
  });
}

/** The newest lists of a faction. */
export function newInFactionQuery(faction: string) {
  return queryOptions({
    queryKey: ['community', 'new-in', faction],
    queryFn: async ({ signal }): Promise<readonly PostSummary[]> => {
      const body = { in_faction: faction, page_size: ROW };
      return readPosts(await callRest({ path: 'rpc/community_page', body, signal }));
    },
  });
}
