import { type Restored, restoreGame } from '#domain/game/saved/saved-game.ts';
import { storageKeys } from '#platform/storage/keys.ts';
import type { TextStore, WriteResult } from '#platform/storage/text-store.ts';
import { setAside } from '../lists/set-aside.ts';

/** The stored text of the running game, and what this tab knows of it. */
export type SavedCopy = {
  /** True when another tab stored or removed something that this tab has not read. */
  readonly hasNews: () => boolean;
  /**
   * Reads the stored game. One without mission or player is removed (docs/product.md, "Saved
   * games"); one that cannot be read is set aside, and where there is no room for that, it stays
   * where it is and nothing is written over it until there is.
   */
  readonly read: () => Restored;
  /** Stores a game's text at once. */
  readonly write: (text: string) => WriteResult;
  readonly clear: () => void;
  /** True while a game of this tab or another is stored. */
  readonly isThere: () => boolean;
};

type CopyPlaces = {
  readonly texts: Pick<TextStore, 'readText' | 'writeText' | 'remove'>;
  readonly key: string;
  /** Ms since 1970. */
  readonly now: () => number;
};

/** The copy under a key of the local storage. */
export function createSavedCopy({ texts, key, now }: CopyPlaces): SavedCopy {
  let known: string | null = null;
  /** A stored text that could be neither read nor set aside yet. */
  let unreadable: string | null = null;

  const isHeld = (): boolean => {
    if (unreadable === null) return false;
    const at = new Date(now()).toISOString();
    if (setAside(texts, storageKeys.gamesSetAside, [unreadable], at)) unreadable = null;
    return unreadable !== null;
  };
  const clear = () => {
    if (isHeld()) return;
    texts.remove(key);
    known = null;
  };
  return {
    hasNews: () => texts.readText(key) !== known,
    read: () => {
      const text = texts.readText(key);
      known = text;
      const found = restoreGame(text);
      unreadable = found.kind === 'set-aside' ? text : null;
      if (text !== null && found.kind !== 'restored') clear();
      return found;
    },
    write: (text) => {
      if (isHeld()) return { ok: false, reason: 'full' };
      const written = texts.writeText(key, text);
      if (written.ok) known = text;
      return written;
    },
    clear,
    isThere: () => known !== null,
  };
}
