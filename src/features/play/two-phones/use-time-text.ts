import { useLingui } from '@lingui/react';

/** Returns a function that writes an instant (ms since 1970) as a time of day: `14:03`. */
export function useTimeText(): (at: number) => string {
  const { i18n } = useLingui();
  return (at) => i18n.date(new Date(at), { timeStyle: 'short' });
}
