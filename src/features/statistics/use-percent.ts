import { useLingui } from '@lingui/react/macro';
import type { Rate } from '#domain/statistics/wilson.ts';

/** Returns a function that writes a share in whole per cent. */
export function usePercent(): (share: number) => string {
  const { i18n } = useLingui();
  return (share) => i18n.number(share, { style: 'percent', maximumFractionDigits: 0 });
}

/** Returns a function that writes the interval of a rate: `46–58 %`. */
export function useRange(): (rate: Rate) => string {
  const { i18n } = useLingui();
  const percent = usePercent();
  return ({ low, high }) => `${i18n.number(Math.round(low * 100))}–${percent(high)}`;
}

/** Returns a function that writes a number as the reader's language does. */
export function useCount(): (count: number) => string {
  const { i18n } = useLingui();
  return (count) => i18n.number(count);
}
