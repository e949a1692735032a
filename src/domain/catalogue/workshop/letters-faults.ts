import type { DraftFault } from './draft-faults.ts';

/** Control characters other than breaks and tabs, halves of letters, and signs that turn text. */
const UNCLEAN = /[^\P{Cc}\t\n\r]|\p{Cs}|[\u202A-\u202E\u2066-\u2069]/u;

/** A text that is too long, or that has letters which the database refuses. */
export function lettersFaults(field: string, typed: string, most: number): readonly DraftFault[] {
  const faults: DraftFault[] = [];
  if (typed.trim().length > most) faults.push({ field, reason: { code: 'too-long', most } });
  if (UNCLEAN.test(typed)) faults.push({ field, reason: { code: 'unclean' } });
  return faults;
}
