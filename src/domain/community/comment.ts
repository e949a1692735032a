import { plainProse } from './plain-text.ts';

/** Most characters of a comment. */
export const MOST_COMMENT = 2_000;

/** Returns the typed text as a comment that can be sent; null while it is empty. */
export function readComment(typed: string): string | null {
  const body = plainProse(typed, MOST_COMMENT);
  return body === '' ? null : body;
}
