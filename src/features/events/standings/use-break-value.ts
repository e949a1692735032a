import { useLingui } from '@lingui/react';
import type { TieBreak } from '#domain/events/types.ts';
import { breakText } from './break-text.ts';

/** Returns how values of tie-breaks read in the reader's language. */
export function useBreakValue(): (tieBreak: TieBreak, value: number | null) => string {
  const { i18n } = useLingui();
  return (tieBreak, value) => breakText(tieBreak, value, i18n);
}
