/** New and changed values by key; null for a key that is gone. */
export type Changes<Value> = Readonly<Record<string, Value | null>>;

/** Returns what changes `before` into `after`, compared as JSON. */
export function changesBetween<Value>(
  before: Readonly<Record<string, Value>>,
  after: Readonly<Record<string, Value>>,
): Changes<Value> {
  const gone = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
  const changed = Object.entries(after).filter(
    ([key, value]) => !Object.hasOwn(before, key) || JSON.stringify(before[key]) !== JSON.stringify(value),
  );
  return Object.fromEntries([...gone.map((key) => [key, null] as const), ...changed]);
}

/** Returns the list with the changes in place; new values stand at its end. */
export function withChanges<Value>(
  list: readonly Value[],
  keyOf: (value: Value) => string,
  changes: Changes<Value>,
): readonly Value[] {
  const byKey = new Map<string, Value | null>(list.map((value) => [keyOf(value), value]));
  for (const [key, value] of Object.entries(changes)) byKey.set(key, value);
  return [...byKey.values()].filter((value) => value !== null);
}

/** Returns the record with the changes in place; new values stand at its end. */
export function withChangesIn<Value>(
  record: Readonly<Record<string, Value>>,
  changes: Changes<Value> = {},
): Readonly<Record<string, Value>> {
  const after = new Map<string, Value | null>(Object.entries(record));
  for (const [key, value] of Object.entries(changes)) after.set(key, value);
  return Object.fromEntries([...after].flatMap(([key, value]) => (value === null ? [] : [[key, value]])));
}
