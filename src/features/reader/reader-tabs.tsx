import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { ReaderSource } from '#domain/reader/language-texts.ts';
import { readerPath } from './reader-path.ts';
import styles from './reader-tabs.module.css';
import type { SearchTerm } from './search/use-search-term.ts';

/**
 * Rules and FAQ side by side; the search term is carried to the other one (docs/product.md, "Search
 * in the reader").
 */
export function ReaderTabs({ source, carried }: { source: ReaderSource; carried: SearchTerm['carried'] }) {
  const { t } = useLingui();
  const tab = (each: ReaderSource) => ({
    className: styles.tab,
    to: readerPath(each),
    state: carried,
    'aria-current': each === source ? ('page' as const) : undefined,
  });
  return (
    <nav className={styles.tabs} aria-label={t`Rules and FAQ`}>
      <Link {...tab('rules')}>
        <Trans>Rules</Trans>
      </Link>
      <Link {...tab('faq')}>
        <Trans>FAQ</Trans>
      </Link>
    </nav>
  );
}
