import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { TERM_KIND_WORDS } from '#platform/words/term-kinds.ts';
import { correctTermPath } from '#platform/workshop-paths.ts';
import styles from './reader-page.module.css';
import type { ReaderTerm } from './use-reader-glossary.ts';

/** The explanation of a term. Texts of the database have paragraphs of their own. */
export function TermText({ term }: { term: ReaderTerm }) {
  const { t } = useLingui();
  const { name } = term;
  return (
    <div className={styles.term}>
      <p className="eyebrow">{t(TERM_KIND_WORDS[term.kind])}</p>
      {[...new Set(term.text.split(/\n{2,}/u))].map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {term.value !== null && (
        <p className="muted">
          <Trans>In brackets: {term.value}</Trans>
        </p>
      )}
      {term.isOfCatalogue && (
        <p className={styles.correct}>
          <Link to={correctTermPath(term.key)} aria-label={t`Suggest a correction: ${name}`}>
            <Trans>Suggest a correction</Trans>
          </Link>
        </p>
      )}
    </div>
  );
}
