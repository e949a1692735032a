import { isRecord } from '../catalogue/is-record.ts';

/**
 * Returns the one text that stands for a label and its values, for hashing. Two different labels or
 * lists of values never share a text: the label names the use, and each value is preceded by its
 * length in UTF-8 bytes. docs/live.md, "Seals", has the form.
 */
export function canonicalText(label: string, values: readonly unknown[]): string {
  const parts = values.map((value) => {
    const text = canonicalJson(value);
    return `${new TextEncoder().encode(text).length}:${text},`;
  });
  return `muster/live/${label}/1\n${values.length}:${parts.join('')}`;
}

/**
 * Returns a JSON value as text without spaces and with the keys of each object in order, as RFC
 * 8785 has it, so that equal values have equal texts. Keys without a value are left out.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (!isRecord(value)) return JSON.stringify(value);
  const keys = Object.keys(value).filter((key) => value[key] !== undefined);
  return `{${keys
    .toSorted()
    .map((key) => `${JSON.stringify(key)}:${canonicalJson(value[key])}`)
    .join(',')}}`;
}
