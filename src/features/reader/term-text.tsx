import { Trans } from '@lingui/react/macro';
import type { TermKind } from '#domain/catalogue/types.ts';
import styles from './reader-page.module.css';
import type { ReaderTerm } from './use-reader-glossary.ts';

/** The explanation of a term. Texts of the database have paragraphs of their own. */
export function TermText({ term }: { term: ReaderTerm }) {
  return (
    <div className={styles.term}>
      <p className="eyebrow">
        <KindOfTerm kind={term.kind} />
      </p>
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

function KindOfTerm({ kind }: { kind: TermKind }) {
  switch (kind) {
    case 'keywords':
      return <Trans>Keyword</Trans>;
    case 'characteristics':
      return <Trans>Characteristic</Trans>;
    case 'special-rules':
      return <Trans>Special rule</Trans>;
    case 'states':
      return <Trans>State</Trans>;
  }
}
