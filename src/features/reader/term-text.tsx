import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ReaderTerm } from './use-reader-glossary.ts';
import styles from './term-text.module.css';

/** The explanation of a term, with its kind. Database texts have paragraphs of their own. */
export function TermText({ term, kind }: { term: ReaderTerm; kind: ReactNode }) {
  return (
    <div className={styles.term}>
      <p className="eyebrow">{kind}</p>
      {[...new Set(term.text.split(/\n{2,}/u))].map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {term.value !== null && (
        <p className="muted">
          <Trans>In brackets: {term.value}</Trans>
        </p>
      )}
    </div>
  );
}
