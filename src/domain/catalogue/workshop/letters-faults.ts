import { hasHiddenLetters } from '../plain-schemas.ts';
import type { DraftFault } from './draft-faults.ts';

/** A text that is too long, or that has letters which the database refuses. */
export function lettersFaults(field: string, typed: string, most: number): readonly DraftFault[] {
  const faults: DraftFault[] = [];
  if (typed.trim().length > most) faults.push({ field, reason: { code: 'too-long', most } });
  if (hasHiddenLetters(typed)) faults.push({ field, reason: { code: 'unclean' } });
  return faults;
}
