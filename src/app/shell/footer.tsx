import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import styles from './footer.module.css';

/** The foot of every page that scrolls: whose the names are, and the pages about this site. */
export function Footer() {
  'use no memo';
  const { t } = useLingui();
  return (
    <footer className={styles.foot}>
      <p>
        <Trans>
          Muster is unofficial and made by fans. The names of the game, its factions and units belong to their
          owners.
        </Trans>
      </p>
      <nav className={styles.links} aria-label={t`About this site`}>
        <Link to="/terms">{t`Terms`}</Link>
        <Link to="/privacy">{t`Privacy`}</Link>
        <Link to={paths.catalogue()}>{t`Catalogue`}</Link>
        <Link to={paths.about()}>{t`About`}</Link>
        <Link to={paths.offline()}>{t`Offline`}</Link>
      </nav>
    </footer>
  );
}
