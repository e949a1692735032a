import { jsonOf } from '../catalogue/json-of.ts';
import { isRecord } from '../catalogue/is-record.ts';
import type { Format } from './format.ts';
import { readFormat } from './read-format.ts';

/** The formats that a player keeps, and the one that the builder checks lists against. */
export type KeptFormats = {
  /** The newest first. */
  readonly formats: readonly Format[];
  /** The id of one of them, or null. */
  readonly chosen: string | null;
};

/** Kept formats that were read. `unread`: entries that are no formats, or not wholly. */
export type ReadFormats = { readonly value: KeptFormats; readonly unread: number };

export const NO_FORMATS: KeptFormats = { formats: [], chosen: null };
/** The most formats that are kept. */
export const MOST_FORMATS = 50;

/** Returns the format that the builder checks lists against, or null. */
export function chosenFormat({ formats, chosen }: KeptFormats): Format | null {
  return formats.find(({ id }) => id === chosen) ?? null;
}

/**
 * Returns the formats with one more; one of the same id gives up its place. Null when there is no
 * room for another.
 */
export function withFormat({ formats, chosen }: KeptFormats, format: Format): KeptFormats | null {
  const isNew = !formats.some(({ id }) => id === format.id);
  if (isNew && formats.length >= MOST_FORMATS) return null;
  const changed = formats.map((each) => (each.id === format.id ? format : each));
  return { formats: isNew ? [format, ...formats] : changed, chosen };
}

/** Returns the formats without one. */
export function withoutFormat({ formats, chosen }: KeptFormats, id: string): KeptFormats {
  return { formats: formats.filter((each) => each.id !== id), chosen: chosen === id ? null : chosen };
}

/** Writes kept formats as text. */
export function formatsText(kept: KeptFormats): string {
  return JSON.stringify(kept);
}

/** Reads what `formatsText` wrote; null when the text is something else. */
export function readFormatsText(text: string): ReadFormats | null {
  const json = jsonOf(text);
  const stored: unknown = isRecord(json) ? json['formats'] : null;
  if (!isRecord(json) || !Array.isArray(stored)) return null;
  const read = stored.slice(0, MOST_FORMATS).map(readFormat);
  const formats = read.flatMap((each) => (each === null ? [] : [each.format]));
  const whole = read.filter((each) => each?.faults === 0).length;
  const chosen = formats.find(({ id }) => id === json['chosen'])?.id ?? null;
  return { value: { formats, chosen }, unread: stored.length - whole };
}
