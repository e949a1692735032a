import { createStore, type StoreApi } from 'zustand/vanilla';
import type { TextStore, WriteResult } from '#platform/storage/text-store.ts';
import { setAside } from './lists/set-aside.ts';

export type KeptState<Value> = {
  readonly value: Value;
  /**
   * Stores what `change` makes of the value as it lies in storage now. `full`: nothing changed.
   * `blocked`: it holds until the page goes.
   */
  readonly change: (change: (value: Value) => Value) => WriteResult;
};

/** A value that is kept as one text. */
type Kept<Value> = {
  readonly key: string;
  /** The key of texts that could not be read. */
  readonly setAsideKey: string;
  readonly empty: Value;
  readonly write: (value: Value) => string;
  /** Null when the text is something else; `unread` counts the parts that are. */
  readonly read: (text: string) => { readonly value: Value; readonly unread: number } | null;
};

export type KeptPlaces = {
  readonly texts: Pick<TextStore, 'readText' | 'writeText' | 'subscribe'>;
  readonly nowIso: () => string;
};

/**
 * The store of a value in the browser. Storage is the truth: other tabs write there too. What
 * cannot be read stays as it is until a change would overwrite it; then it is set aside.
 */
export function createKeptStore<Value>(
  { key, setAsideKey, empty, write, read }: Kept<Value>,
  { texts, nowIso }: KeptPlaces,
): StoreApi<KeptState<Value>> {
  const readFrom = (text: string | null) =>
    text === null ? { value: empty, unread: 0 } : (read(text) ?? { value: empty, unread: 1 });
  const store = createStore<KeptState<Value>>()((set) => ({
    value: readFrom(texts.readText(key)).value,
    change: (change) => {
      const before = texts.readText(key);
      const found = readFrom(before);
      if (found.unread > 0 && !setAside(texts, setAsideKey, [before], nowIso())) {
        return { ok: false, reason: 'full' };
      }
      const value = change(found.value);
      const written = texts.writeText(key, write(value));
      if (written.ok || written.reason === 'blocked') set({ value });
      return written;
    },
  }));
  texts.subscribe(key, (text) => store.setState({ value: readFrom(text).value }));
  return store;
}
