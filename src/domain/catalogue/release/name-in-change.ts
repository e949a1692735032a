import { isRecord } from '../is-record.ts';
import type { Language } from '../types.ts';

/**
 * Returns the name that a change of any section gives its target, in this language or in English;
 * null where it gives none.
 */
export function nameInChange(change: unknown, language: Language): string | null {
  const names = [
    at(change, 'names', language),
    at(change, 'texts', language, 'name'),
    at(change, 'fields', 'name'),
  ];
  return names.find((name) => typeof name === 'string') ?? null;
}

function at(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (found, key) => (isRecord(found) && Object.hasOwn(found, key) ? found[key] : undefined),
    value,
  );
}
