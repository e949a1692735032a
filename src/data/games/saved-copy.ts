import { type Restored, restoreGame } from '#domain/game/saved-game.ts';
import { storageKeys } from '#platform/storage/keys.ts';
import type { TextStore, WriteResult } from '#platform/storage/text-store.ts';
import { setAside } from '../lists/set-aside.ts';

/** The stored text of the running game, and what this tab knows of it. */
export type SavedCopy = {
  /** True when another tab stored or removed something that this tab has not read. */
  readonly hasNews: () => boolean;
  /**
   * Reads the stored game. One without mission or player is removed (spec section 4); one that cannot be read is set aside,
   * and where there is no room for that, it stays where it is and nothing is written over it.
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
  let isUnreadable = false;

  const forget = (text: string) => {
    texts.remove(key);
    if (known === text) known = null;
  };
  return {
    hasNews: () => texts.readText(key) !== known,
    read: () => {
      const text = texts.readText(key);
      known = text;
      isUnreadable = false;
      const found = restoreGame(text);
      if (text === null || found.kind === 'restored') return found;
      const at = new Date(now()).toISOString();
      isUnreadable = found.kind === 'set-aside' && !setAside(texts, storageKeys.gamesSetAside, [text], at);
      if (!isUnreadable) forget(text);
      return found;
    },
    write: (text) => {
      if (isUnreadable) return { ok: false, reason: 'full' };
      const written = texts.writeText(key, text);
      if (written.ok) known = text;
      return written;
    },
    clear: () => {
      if (isUnreadable) return;
      texts.remove(key);
      known = null;
    },
    isThere: () => known !== null,
  };
}
