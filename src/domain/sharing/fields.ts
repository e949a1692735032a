/**
 * Readers of single fields of a decoded link. Each returns a strict value for any input, and calls
 * `report` when it replaces the input by a default or the nearest allowed value.
 */

import { isRecord } from '../catalogue/is-record.ts';

/** A keyword in the shape that the older app's links have. */
export type SharedKeyword = { readonly name: string; readonly description: string };

type Report = () => void;

const MAX_KEYWORDS = 60;
const MAX_KEYWORD_NAME = 120;
const MAX_KEYWORD_DESCRIPTION = 500;
const INTEGER_TEXT = /^\s*[+-]?\d{1,9}\s*$/;
const INSTANT =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])[T ](?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-][01]\d:[0-5]\d)$/;

/**
 * `text` as one trimmed line of at most `max` UTF-16 units: control characters and line ends become
 * spaces, so that no name can add a line to an export, and marks that turn the reading direction
 * around go. Emoji and right-to-left text stay whole.
 */
export function oneLine(text: string, max: number): string {
  const end = /[\uD800-\uDBFF]/.test(text.charAt(max - 1)) && text.length > max ? max - 1 : max;
  return text
    .slice(0, end)
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029]/gu, ' ')
    .replace(/[\u202A-\u202E\u2066-\u2069]/g, '')
    .trim();
}

/** A text of one line; a number is written out, an absent value is the empty text. */
export function readText(value: unknown, max: number, report: Report): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return oneLine(value, max);
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  report();
  return '';
}

/**
 * A whole number from `min` to `max`, also from a text such as `'40'`; the nearest one for a number
 * beyond.
 */
export function readInteger(
  value: unknown,
  bounds: { readonly min: number; readonly max: number; readonly fallback: number },
  report: Report,
): number {
  const number = typeof value === 'string' && INTEGER_TEXT.test(value) ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) {
    report();
    return bounds.fallback;
  }
  const nearest = Math.min(bounds.max, Math.max(bounds.min, Math.round(number)));
  if (nearest !== number) report();
  return nearest;
}

/** A yes or no, also from `'true'`, `'false'`, 1 and 0; absent is no. */
export function readFlag(value: unknown, report: Report): boolean {
  if (typeof value === 'boolean') return value;
  if (value === 1 || value === 'true') return true;
  if (value !== undefined && value !== null && value !== 0 && value !== 'false') report();
  return false;
}

/**
 * Reads keywords from texts or from objects with a name; a missing field is an empty list. An entry
 * without a name is left out and reported.
 */
export function readKeywords(value: unknown, report: Report): readonly SharedKeyword[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) {
    report();
    return [];
  }
  if (value.length > MAX_KEYWORDS) report();
  return value.slice(0, MAX_KEYWORDS).flatMap((item: unknown) => {
    const keyword = isRecord(item) ? item : { name: item };
    const name = readText(keyword['name'], MAX_KEYWORD_NAME, report);
    if (name === '') {
      report();
      return [];
    }
    return [{ name, description: readText(keyword['description'], MAX_KEYWORD_DESCRIPTION, report) }];
  });
}

/** An instant as ISO 8601 with its offset, as it was sent; null when absent or no such instant. */
export function readInstant(value: unknown, report: Report): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string' && INSTANT.test(value)) return value;
  report();
  return null;
}
