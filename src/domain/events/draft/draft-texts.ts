import { oneLine } from '#domain/sharing/fields.ts';

/** Returns a typed line as it is saved; null for an empty one. */
export function lineOf(text: string): string | null {
  const line = oneLine(text, text.length);
  return line === '' ? null : line;
}

/** Returns typed text of several lines as it is saved; null for an empty one. */
export function proseOf(text: string): string | null {
  const prose = text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .trim();
  return prose === '' ? null : prose;
}
