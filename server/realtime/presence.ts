/** One entry of a channel's presence: a client that tracks under a key. */
export type PresenceEntry = {
  /** The channel of the client, unique among all processes. */
  readonly id: string;
  readonly key: string;
  /** New at every change. */
  readonly ref: string;
  readonly payload: Readonly<Record<string, unknown>>;
};

type Metas = Record<string, { metas: Readonly<Record<string, unknown>>[] }>;

/** Entries that came and went. A changed entry is in both. */
export type PresenceDiff = { readonly joins: Metas; readonly leaves: Metas };

/** The entries of all rooms, those of other processes included. */
export type PresenceBook = {
  /** Sets an entry; null when that changes nothing. */
  readonly track: (room: string, entry: PresenceEntry) => PresenceDiff | null;
  /** Removes an entry; null when there is none. */
  readonly untrack: (room: string, id: string) => PresenceDiff | null;
  readonly state: (room: string) => Metas;
  /** Rooms with the entries whose id passes a test. */
  readonly entries: (has: (id: string) => boolean) => readonly { room: string; entry: PresenceEntry }[];
};

export function createPresence(): PresenceBook {
  const rooms = new Map<string, Map<string, PresenceEntry>>();
  return {
    track: (room, entry) => {
      const entries = rooms.get(room) ?? new Map<string, PresenceEntry>();
      rooms.set(room, entries);
      const before = entries.get(entry.id);
      if (before !== undefined && JSON.stringify(before.payload) === JSON.stringify(entry.payload))
        return null;
      entries.set(entry.id, entry);
      if (before === undefined) return { joins: metasOf([entry]), leaves: {} };
      return { joins: metasOf([entry], before.ref), leaves: metasOf([before]) };
    },
    untrack: (room, id) => {
      const entries = rooms.get(room);
      const before = entries?.get(id);
      if (entries === undefined || before === undefined) return null;
      entries.delete(id);
      if (entries.size === 0) rooms.delete(room);
      return { joins: {}, leaves: metasOf([before]) };
    },
    state: (room) => metasOf([...(rooms.get(room)?.values() ?? [])]),
    entries: (has) =>
      [...rooms].flatMap(([room, entries]) =>
        [...entries.values()].filter(({ id }) => has(id)).map((entry) => ({ room, entry })),
      ),
  };
}

/** The entries under their keys. A key is any text of a client, `__proto__` included. */
function metasOf(entries: readonly PresenceEntry[], refBefore?: string): Metas {
  const metas = new Map<string, { metas: Readonly<Record<string, unknown>>[] }>();
  for (const { key, ref, payload } of entries) {
    const own = metas.get(key) ?? { metas: [] };
    metas.set(key, own);
    own.metas.push({ ...payload, phx_ref: ref, ...(refBefore !== undefined && { phx_ref_prev: refBefore }) });
  }
  return Object.fromEntries(metas);
}
