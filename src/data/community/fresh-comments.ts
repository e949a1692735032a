import { createStore } from 'zustand/vanilla';

type FreshComments = {
  /** The post that is open. */
  readonly listId: string | null;
  /** Comments of others that came while the post was open. */
  readonly ids: readonly string[];
  /** True once the player has gone to the newest of them. */
  readonly isSeen: boolean;
};

const NONE: FreshComments = { listId: null, ids: [], isSeen: true };

/** The comments that came while a post was open; data/community/hear-post.ts adds them. */
export const freshComments = createStore<FreshComments>()(() => NONE);

/** Adds comments that came to a post. */
export function noteFreshComments(listId: string, ids: readonly string[]): void {
  if (ids.length === 0) return;
  freshComments.setState((known) => ({
    listId,
    ids: known.listId === listId ? [...known.ids, ...ids] : ids,
    isSeen: false,
  }));
}

/** The player has seen what came. */
export function seeFreshComments(): void {
  freshComments.setState({ isSeen: true });
}

/** Forgets what came, as the post is closed. */
export function forgetFreshComments(): void {
  freshComments.setState(NONE);
}
