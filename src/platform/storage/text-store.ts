/**
 * The result of a write: kept, no room left (nothing changed), or the browser refuses all storage.
 */
export type WriteResult = { readonly ok: true } | { readonly ok: false; readonly reason: 'full' | 'blocked' };

/** Texts by key. No function throws, whatever the browser refuses. */
export type TextStore = {
  /** The text under a key; null when there is none. */
  readonly readText: (key: string) => string | null;
  /**
   * Puts a text under a key. `full`: the old text is still there. `blocked`: the text is kept in
   * memory only, until the page goes.
   */
  readonly writeText: (key: string, text: string) => WriteResult;
  readonly remove: (key: string) => WriteResult;
  /** The keys that begin with a prefix, in no order. */
  readonly keys: (prefix: string) => readonly string[];
  /**
   * Calls back when another tab changes the text of a key (null: removed). Returns a function that
   * stops it.
   */
  readonly subscribe: (key: string, listener: (text: string | null) => void) => () => void;
  /** False when what is written does not outlive the page: storage is switched off or blocked. */
  readonly isPersistent: () => boolean;
};

const PROBE = 'muster_probe';

/**
 * A text store over a browser storage, which `open` reaches for again each time, as the very access
 * may throw. While the browser refuses (private mode, switched off), texts live in memory.
 */
export function createTextStore(open: () => Storage, events: EventTarget | null = null): TextStore {
  const memory = new Map<string, string | null>();

  const change = (key: string, text: string | null): WriteResult => {
    try {
      put(open(), key, text);
      memory.delete(key);
      return { ok: true };
    } catch (error) {
      if (isQuotaError(error) && !isClosed(open)) return { ok: false, reason: 'full' };
      memory.set(key, text);
      return { ok: false, reason: 'blocked' };
    }
  };

  return {
    readText: (key) => {
      const held = memory.get(key);
      return held === undefined ? attempt(() => open().getItem(key), null) : held;
    },
    writeText: change,
    remove: (key) => change(key, null),
    keys: (prefix) => {
      const stored = attempt(() => allKeys(open()), []).filter((key) => memory.get(key) !== null);
      const held = [...memory].filter(([, text]) => text !== null).map(([key]) => key);
      return [...new Set([...stored, ...held])].filter((key) => key.startsWith(prefix));
    },
    subscribe: (key, listener) => {
      const onStorage = (event: Event) => {
        if (!(event instanceof StorageEvent)) return;
        // A null key says that everything was cleared.
        if (event.key === key || event.key === null) listener(event.key === null ? null : event.newValue);
      };
      events?.addEventListener('storage', onStorage);
      return () => events?.removeEventListener('storage', onStorage);
    },
    isPersistent: () => !isClosed(open),
  };
}

function put(storage: Storage, key: string, text: string | null): void {
  if (text === null) storage.removeItem(key);
  else storage.setItem(key, text);
}

function allKeys(storage: Storage): readonly string[] {
  return Array.from({ length: storage.length }, (_, at) => storage.key(at)).filter((key) => key !== null);
}

/**
 * Older private modes answer every write with "no room", though nothing is stored: that is closed,
 * not full.
 */
function isClosed(open: () => Storage): boolean {
  try {
    const storage = open();
    if (storage.length > 0) {
      storage.removeItem(PROBE);
      return false;
    }
    storage.setItem(PROBE, '1');
    storage.removeItem(PROBE);
    return false;
  } catch {
    return true;
  }
}

function isQuotaError(error: unknown): boolean {
  const name = typeof error === 'object' && error !== null && 'name' in error ? error.name : null;
  return name === 'QuotaExceededError' || name === 'NS_ERROR_DOM_QUOTA_REACHED';
}

function attempt<Value>(run: () => Value, otherwise: Value): Value {
  try {
    return run();
  } catch {
    return otherwise;
  }
}
