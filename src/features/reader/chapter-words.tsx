import { Trans } from '@lingui/react/macro';
import type { ReaderChapter } from '#domain/reader/language-texts.ts';
import styles from './reader-page.module.css';
import { TermText } from './term-text.tsx';
import type { ReaderGlossary } from './use-reader-glossary.ts';

type ChapterWordsProps = { chapter: ReaderChapter | undefined; glossary: ReaderGlossary };

/**
 * The words of a chapter that the glossary explains, beside the text of a desktop. Renders
 * nothing when there are none.
 */
export function ChapterWords({ chapter, glossary }: ChapterWordsProps) {
  const seen = new Set<string>();
  for (const { text } of chapter?.sections ?? []) glossary.find(text, seen);
  const terms = [...seen].flatMap((key) => glossary.termOf(key) ?? []);
  if (terms.length === 0) return null;
  return (
    <aside className={styles.words} aria-labelledby="chapter-words" tabIndex={0}>
      <h2 id="chapter-words">
        <Trans>Words in this chapter</Trans>
      </h2>
      {terms.map((term) => (
        <section key={term.key}>
          <h3>{term.name}</h3>
          <TermText term={term} />
        </section>
      ))}
    </aside>
  );
}
