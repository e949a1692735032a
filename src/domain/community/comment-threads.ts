/** A comment as far as its place among others goes. */
export type PlacedComment = {
  readonly id: string;
  /** The comment that opens its thread; null for a comment that opens one itself. */
  readonly threadId: string | null;
  /** The comment that opens its thread was deleted. */
  readonly isThreadDeleted: boolean;
};

/** A comment with the replies to it. */
export type Thread<Comment extends PlacedComment> = {
  /** The id of the comment that opens it, also when that one is not shown. */
  readonly id: string;
  /** Null when it was deleted, or when this reader may not see it. */
  readonly opening: Comment | null;
  readonly isDeleted: boolean;
  readonly answers: readonly Comment[];
};

/** Sorts comments into threads. Threads and their answers keep the order in which they come. */
export function threadsOf<Comment extends PlacedComment>(
  comments: readonly Comment[],
): readonly Thread<Comment>[] {
  const groups = new Map<string, Comment[]>();
  for (const comment of comments) {
    const thread = comment.threadId ?? comment.id;
    const group = groups.get(thread);
    if (group === undefined) groups.set(thread, [comment]);
    else group.push(comment);
  }
  return [...groups].map(([id, group]) => ({
    id,
    opening: group.find((comment) => comment.id === id) ?? null,
    isDeleted: group.some(({ isThreadDeleted }) => isThreadDeleted),
    answers: group.filter((comment) => comment.id !== id),
  }));
}

/**
 * Returns the first words of a reply: the name of the addressed player, or nothing when the thread
 * alone shows it.
 */
export function openingOf(answered: PlacedComment, name: string): string {
  return answered.threadId === null ? '' : `@${name} `;
}

/** The id of a comment's element, and what stands behind `#` in its address. */
export function commentAnchor(id: string): string {
  return `comment-${id}`;
}

const LINK = /^#comment-([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i;

/** The comment that an address leads to, from what begins with `#`; null when it leads to none. */
export function linkedCommentIn(hash: string): string | null {
  return LINK.exec(hash)?.[1]?.toLowerCase() ?? null;
}
