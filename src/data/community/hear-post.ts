import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { userIdOf } from '#domain/access/viewer.ts';
import { callRest } from '#platform/backend/call-rest.ts';
import { askAgain } from '../live/ask-again.ts';
import { liveWire } from '../live/live-wire.ts';
import { sessionStore } from '../session/session-store.ts';
import { type CommentsPage, commentsQuery } from './comments.ts';
import { forgetFreshComments, noteFreshComments } from './fresh-comments.ts';
import { noteCounts } from './note-changes.ts';
import { postQuery } from './post.ts';

/** A thousand readers of one post hear each hint at the same moment: their questions spread out. */
const TOGETHER_MS = 300;
const SPREAD_MS = 1_500;

const facts = v.array(v.object({ likes_count: v.number(), comments_count: v.number() }));

/**
 * Keeps the likes and comments of an open post up to date for a signed-in reader, until the
 * returned function is called. Asks for two numbers, and for comments only when there are others.
 */
export function hearPost(client: QueryClient, listId: string): () => void {
  const { note, stop } = askAgain({
    ask: (about) => void askAbout(client, listId, about).catch(ignore),
    togetherMs: TOGETHER_MS,
    spreadMs: SPREAD_MS,
  });
  const silence = liveWire().hear(`post:${listId}`, note);
  return () => {
    silence();
    stop();
    forgetFreshComments();
  };
}

async function askAbout(client: QueryClient, listId: string, about: ReadonlySet<string>): Promise<void> {
  const { queryKey } = postQuery(listId);
  const before = client.getQueryData(queryKey);
  if (before === null || before === undefined) return;
  const query = { select: 'likes_count,comments_count', list_id: `eq.${listId}` };
  const [counts] = v.parse(facts, await callRest({ path: 'shared_list_facts', query }));
  if (counts === undefined) {
    // Taken down or hidden: the post itself says it.
    await client.invalidateQueries({ queryKey });
    return;
  }
  const { likes_count: likesCount, comments_count: commentsCount } = counts;
  const isTalk = about.has('comments') || commentsCount !== before.commentsCount;
  noteCounts(client, listId, { likesCount, commentsCount });
  if (isTalk) await readComments(client, listId);
}

/** Fetches the comments again, as far as they are shown, and notes those of others that came. */
async function readComments(client: QueryClient, listId: string): Promise<void> {
  const { queryKey } = commentsQuery(listId);
  const idsNow = () => commentsIn(client.getQueryData(queryKey));
  const known = new Set(idsNow().map(({ id }) => id));
  await client.refetchQueries({ queryKey });
  const me = userIdOf(sessionStore.getState().viewer);
  const fresh = idsNow().filter(({ id, authorId }) => !known.has(id) && authorId !== me);
  noteFreshComments(
    listId,
    fresh.map(({ id }) => id),
  );
}

function commentsIn(data: InfiniteData<CommentsPage> | undefined) {
  return data?.pages.flatMap(({ comments }) => comments) ?? [];
}

function ignore(): void {
  // Without an answer the page stays as it is; the next hint asks again.
}
