import type { I18n } from '@lingui/core';
import type { TieBreak } from '#domain/events/types.ts';

/** A lot is a number below 2^53: its first digits tell players apart. */
const LOT_DIGITS = 4;

/** Returns a value of a tie-break as text: shares in per cent, an undecided one as a dash. */
export function breakText(tieBreak: TieBreak, value: number | null, i18n: I18n): string {
  if (value === null) return '–';
  if (tieBreak === 'strength' || tieBreak === 'extended-strength') {
    return i18n.number(value, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });
  }
  if (tieBreak === 'lot') return String(value).padStart(16, '0').slice(0, LOT_DIGITS);
  return i18n.number(value, { maximumFractionDigits: 2 });
}
