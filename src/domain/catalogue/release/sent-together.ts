/** A change with the instant and the player that it came from. */
type SentChange = {
  readonly created_at: string;
  readonly author: { readonly short_id: string } | null;
};

/**
 * Groups changes that one player sent in one call, such as the rows of a table: the database writes
 * them at the same instant. Groups stand in the order of their first change.
 */
export function sentTogether<Change extends SentChange>(
  changes: readonly Change[],
): readonly (readonly Change[])[] {
  const groups = new Map<string, Change[]>();
  for (const change of changes) {
    const key = `${change.created_at} ${change.author?.short_id ?? ''}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [change]);
    else group.push(change);
  }
  return [...groups.values()];
}
