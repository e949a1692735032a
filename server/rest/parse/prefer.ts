/** The wishes of the `Prefer` header; null for one that is missing or unknown. */
export type Preferences = {
  readonly resolution: 'merge-duplicates' | 'ignore-duplicates' | null;
  readonly representation: 'representation' | 'minimal' | 'headers-only' | null;
  readonly count: 'exact' | 'planned' | 'estimated' | null;
  readonly transaction: 'commit' | 'rollback' | null;
  readonly missing: 'default' | 'null' | null;
  readonly handling: 'strict' | 'lenient' | null;
  readonly timezone: string | null;
  readonly maxAffected: number | null;
  /** The unknown wishes, in their order: refused with handling=strict. */
  readonly unknown: readonly string[];
};

const KNOWN = {
  resolution: ['merge-duplicates', 'ignore-duplicates'],
  return: ['representation', 'minimal', 'headers-only'],
  count: ['exact', 'planned', 'estimated'],
  tx: ['commit', 'rollback'],
  missing: ['default', 'null'],
  handling: ['strict', 'lenient'],
} as const;

/**
 * Reads the `Prefer` header (RFC 7240); of a preference given twice the first counts. tx only where
 * it is allowed.
 */
export function parsePreferences(header: string | null, allowTransaction: boolean): Preferences {
  const wishes = (header ?? '')
    .split(',')
    .map((wish) => wish.trim())
    .filter((wish) => wish !== '');
  const chosen = <K extends keyof typeof KNOWN>(key: K): (typeof KNOWN)[K][number] | null => {
    const values: readonly (typeof KNOWN)[K][number][] = KNOWN[key];
    return firstOf(wishes, (wish) => values.find((value) => wish === `${key}=${value}`) ?? null);
  };
  return {
    resolution: chosen('resolution'),
    representation: chosen('return'),
    count: chosen('count'),
    transaction: allowTransaction ? chosen('tx') : null,
    missing: chosen('missing'),
    handling: chosen('handling'),
    timezone: firstOf(wishes, timezoneOf),
    maxAffected: firstOf(wishes, maxAffectedOf),
    unknown: wishes.filter((wish) => !isKnown(wish)),
  };
}

function firstOf<T>(wishes: readonly string[], read: (wish: string) => T | null): T | null {
  for (const wish of wishes) {
    const value = read(wish);
    if (value !== null) return value;
  }
  return null;
}

function timezoneOf(wish: string): string | null {
  const name = /^timezone=([\w+\-/]+)$/.exec(wish)?.[1];
  if (name === undefined) return null;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name }).format(0);
    return name;
  } catch {
    return null;
  }
}

function maxAffectedOf(wish: string): number | null {
  const digits = /^max-affected=(\d{1,15})$/.exec(wish)?.[1];
  return digits === undefined ? null : Number(digits);
}

function isKnown(wish: string): boolean {
  const listed = Object.entries(KNOWN).some(([key, values]) =>
    values.some((value) => wish === `${key}=${value}`),
  );
  return listed || timezoneOf(wish) !== null || wish.startsWith('max-affected=');
}
