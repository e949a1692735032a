import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { useNextPath } from '#platform/routing/router-view.tsx';

/** Pages that show units first. */
const UNITS = /^\/(?:builder|unit-stats)(?:\/|$)/;

/** Returns the words for a page that is on its way: this one, or the one that was asked for. */
export function useLoadingWords(): string {
  const { t } = useLingui();
  const here = useLocation().pathname;
  return UNITS.test(useNextPath() ?? here) ? t`Loading units...` : t`Loading...`;
}
