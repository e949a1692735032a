import type { SavedList } from '#domain/roster/saved-list.ts';
import type { ShownList } from '#domain/roster/sync/shown-lists.ts';

/** The two sides of a list between which the player chooses. */
export type Compared = {
  readonly kind: NonNullable<ShownList['choice']>;
  readonly line: ShownList;
  readonly mine: SavedList;
  /** Null when another device deleted it. */
  readonly theirs: SavedList | null;
};

/** Returns the two sides of the list with this id; null when there is nothing left to choose. */
export function comparedIn(lines: readonly ShownList[], listId: string): Compared | null {
  const line = lines.find(
    ({ list, cloud, pending }) =>
      list.id === listId || cloud?.list.id === listId || pending?.listId === listId,
  );
  if (line === undefined || line.choice === null) return null;
  const { choice: kind, pending, local, cloud, others } = line;
  const [mine, theirs] = {
    conflict: () => [
      pending?.list,
      pending?.state.kind === 'conflict' ? (pending.state.theirs?.list ?? null) : undefined,
    ],
    'local-newer': () => [local, cloud?.list],
    'local-older': () => [local, cloud?.list],
    'cloud-twins': () => [cloud?.list, others[0]?.list],
  }[kind]();
  return mine === undefined || mine === null || theirs === undefined ? null : { kind, line, mine, theirs };
}
