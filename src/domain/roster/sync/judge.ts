import { isSameContent, isSameName } from '../same-list.ts';
import type { CloudList, CloudVersion } from './cloud-list.ts';
import type { PendingSave } from './pending.ts';

/** The facts of the cloud about a list that is to be saved. */
export type Seen = {
  /** The list of this id; null when there is no such list that the player may see. */
  readonly own: CloudList | null;
  /** Lists of the same name and faction. */
  readonly named: readonly CloudList[];
  /** Earlier states of the list of this id; not read when the save cannot be among them. */
  readonly versions: readonly CloudVersion[];
};

/** The next step for a save. */
export type Verdict =
  | { readonly kind: 'insert' }
  /** The cloud has an earlier content of this very change: replace it. */
  | { readonly kind: 'rebase'; readonly revision: number }
  /** It is there. */
  | { readonly kind: 'saved'; readonly row: CloudList }
  /** It was there and another device went on from it. */
  | { readonly kind: 'passed' }
  /** Another device was there first; `theirs` is null when it deleted the list. */
  | { readonly kind: 'conflict'; readonly theirs: CloudList | null };

/**
 * Judges a save that the cloud did not simply take: a new list, or one that is not at the revision
 * it was made on. An answer that was lost is told from another device's change by the content and
 * by the versions.
 */
export function judgeSave(save: PendingSave, { own, named, versions }: Seen): Verdict {
  if (own !== null && isSameContent(own.list, save.list)) return { kind: 'saved', row: own };
  const wasThere = versions.some(
    (version) => version.revision > (save.base ?? 0) && isSameContent(version.list, save.list),
  );
  if (wasThere) return { kind: 'passed' };
  if (own !== null) {
    const isOurs = own.revision === save.base || save.sent.some((list) => isSameContent(list, own.list));
    return isOurs ? { kind: 'rebase', revision: own.revision } : { kind: 'conflict', theirs: own };
  }
  // Deleted on another device, after the player had it before them or after an earlier content of
  // this change came there.
  const wasOurs = versions.some(({ list }) => save.sent.some((sent) => isSameContent(sent, list)));
  if (save.base !== null || wasOurs) return { kind: 'conflict', theirs: null };
  const twin = named.find(({ list }) => isSameName(list, save.list));
  if (twin === undefined) return { kind: 'insert' };
  return isSameContent(twin.list, save.list)
    ? { kind: 'saved', row: twin }
    : { kind: 'conflict', theirs: twin };
}
