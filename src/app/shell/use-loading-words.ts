import { useLingui } from '@lingui/react/macro';
import { useLocation, useNavigation } from 'react-router';

/** Pages that show units first. */
const UNITS = /^\/(?:builder|unit-stats)(?:\/|$)/;

/** Returns the words for a page that is on its way: this one, or the one that was asked for. */
export function useLoadingWords(): string {
  const { t } = useLingui();
  const here = useLocation();
  const { pathname } = useNavigation().location ?? here;
  return UNITS.test(pathname) ? t`Loading units...` : t`Loading...`;
}
