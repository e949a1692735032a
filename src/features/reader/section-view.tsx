import { useLingui } from '@lingui/react/macro';
import type { ReaderSection, ReaderSource } from '#domain/reader/language-texts.ts';
import { copyText } from '#platform/clipboard.ts';
import { absoluteUrl } from '#platform/paths.ts';
import { Button } from '#ui/button/button.tsx';
import { toast } from '#ui/toast/toast.tsx';
import styles from './chapter-view.module.css';
import { Marked } from './search/marked.tsx';
import { readerPath } from './reader-path.ts';
import { TextView } from './text-view.tsx';
import type { ReaderGlossary } from './use-reader-glossary.ts';

type SectionViewProps = {
  source: ReaderSource;
  section: ReaderSection;
  /** The address names this section. */
  isAsked: boolean;
  glossary: ReaderGlossary;
  term: string;
  onWord: (key: string) => void;
};

/** A section of the rules, or a question with its answer; its link can be copied. */
export function SectionView({ source, section, isAsked, glossary, term, onWord }: SectionViewProps) {
  const { t } = useLingui();
  const { id, title, text } = section;
  const copy = async () => {
    const link = absoluteUrl(readerPath(source, id));
    if (await copyText(link)) toast.success({ title: t`Link copied to clipboard` });
    else toast.error({ title: t`Failed to copy link`, description: link });
  };
  return (
    <section
      id={id}
      className={styles.section}
      aria-labelledby={`${id}-title`}
      data-asked={isAsked || undefined}
    >
      <div className={styles.head}>
        <h2 id={`${id}-title`} className={styles.heading}>
          <Marked text={title} term={term} />
        </h2>
        <Button
          variant="quiet"
          size="sm"
          iconOnly
          icon="link"
          className={styles.copy}
          label={t`Copy link to “${title}”`}
          onClick={() => void copy()}
        />
      </div>
      <TextView text={text} glossary={glossary} term={term} onWord={onWord} />
    </section>
  );
}
