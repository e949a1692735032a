import { useLingui } from '@lingui/react/macro';
import { Link, useLocation } from 'react-router';
import { paths } from '#platform/paths.ts';
import { isAtTable } from '#platform/at-table.ts';
import { Icon } from '#ui/icon/icon.tsx';
import styles from './site-nav.module.css';

/** Returns the five places of the site, with the addresses that belong to each. */
export function usePlaces() {
  'use no memo';
  const { t } = useLingui();
  return [
    { label: t`Build`, icon: 'list', path: paths.builder(), holds: /^\/builder/ },
    {
      label: t`Lists`,
      name: t`Browse Lists`,
      icon: 'board',
      path: paths.communityLists(),
      holds: /^\/(community-lists|shared-list|compare)/,
    },
    { label: t`Units`, icon: 'shield', path: paths.unitStats(), holds: /^\/(unit-stats|collection)/ },
    { label: t`Rules`, icon: 'book', path: paths.rules(), holds: /^\/(rules|faq)/ },
    {
      label: t`Play`,
      icon: 'map',
      path: paths.missions(),
      holds: /^\/(missions|play|game|setup|deployment|scoring|summary|events|statistics)/,
    },
  ] as const;
}

/**
 * The five places of the site: links in the bar where there is room, a bar of tabs at the lower
 * edge of a phone. A game on the table has its own bar there.
 */
export function SiteNav() {
  'use no memo';
  const { t } = useLingui();
  const { pathname } = useLocation();
  return (
    <nav className={styles.nav} aria-label={t`Pages`} data-tabs={isAtTable(pathname) ? undefined : ''}>
      {usePlaces().map(({ label, icon, path, holds, ...place }) => (
        <Link
          key={path}
          className={styles.place}
          to={path}
          aria-label={'name' in place ? place.name : undefined}
          aria-current={holds.test(pathname) ? 'page' : undefined}
        >
          <Icon name={icon} className={styles.icon} />
          <span>{label}</span>
        </Link>
      ))}
    </nav>
  );
}
