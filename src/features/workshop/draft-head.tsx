import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { workshopPaths } from '#platform/workshop-paths.ts';
import { UnkeptBanner } from './unkept-banner.tsx';
import styles from './workshop.module.css';

type DraftHeadProps = {
  title: string;
  /** The name of what the draft is of; empty while it has none. */
  name: string;
  /** True when this device cannot keep the draft. */
  isUnkept: boolean;
};

/** The head of a page with a draft, and the title of its tab. */
export function DraftHead({ title, name, isUnkept }: DraftHeadProps) {
  const { t } = useLingui();
  return (
    <header className={styles.head}>
      <title>{t`${title} – Muster`}</title>
      <h1>{title}</h1>
      <p className={styles.intro}>
        {name !== '' && <strong>{name}</strong>} <Trans>The draft is kept on this device.</Trans>{' '}
        <Link to={workshopPaths.proposals()}>
          <Trans>My drafts and proposals</Trans>
        </Link>
      </p>
      {isUnkept && <UnkeptBanner />}
    </header>
  );
}
