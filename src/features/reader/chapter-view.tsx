import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { useCopy } from '#components/clipboard/use-copy.ts';
import type { Marks } from '#domain/reader/fold-map.ts';
import type { ReaderChapter, ReaderSection, ReaderSource } from '#domain/reader/language-texts.ts';
import { absoluteUrl, paths } from '#platform/paths.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import styles from './chapter-view.module.css';
import { ChapterTitle } from './contents.tsx';
import { Marked } from './search/marked.tsx';
import { TextView } from './text-view.tsx';
import { type Place, useArrival } from './use-place.ts';
import type { ReaderGlossary } from './use-reader-glossary.ts';

type ChapterViewProps = {
  source: ReaderSource;
  chapters: readonly ReaderChapter[];
  place: Place;
  glossary: ReaderGlossary;
  marks: Marks;
  onWord: (key: string) => void;
  onFollow: () => void;
};

/** One chapter with all its sections, and the ways to its neighbours. */
export function ChapterView(props: ChapterViewProps) {
  const { source, chapters, place, glossary, marks, onWord, onFollow } = props;
  useArrival(place.section);
  const chapter = chapters[place.chapter];
  if (chapter === undefined) return null;
  return (
    <article className={styles.chapter} data-source={source}>
      <header>
        <p className="eyebrow">
          {source === 'rules' ? (
            <Trans>
              Chapter {place.chapter + 1} of {chapters.length}
            </Trans>
          ) : (
            <Trans>
              Topic {place.chapter + 1} of {chapters.length}
            </Trans>
          )}
        </p>
        <h1 className={styles.title}>
          <ChapterTitle chapter={chapter} />
        </h1>
      </header>
      {chapter.sections.map((section) => (
        <SectionView
          key={section.id}
          source={source}
          section={section}
          isAsked={place.isAsked && section.id === place.section}
          glossary={glossary}
          marks={marks}
          onWord={onWord}
        />
      ))}
      <Neighbours source={source} chapters={chapters} at={place.chapter} onFollow={onFollow} />
    </article>
  );
}

type NeighboursProps = Pick<ChapterViewProps, 'source' | 'chapters' | 'onFollow'> & { at: number };

function Neighbours({ source, chapters, at, onFollow }: NeighboursProps) {
  const { t } = useLingui();
  const [before, after] = [chapters[at - 1], chapters[at + 1]];
  return (
    <nav className={styles.neighbours} aria-label={t`Previous and next`}>
      {before !== undefined && (
        <Link className={styles.neighbour} to={paths[source](before.id)} rel="prev" onClick={onFollow}>
          <Icon name="chevron-left" />
          <span>
            <span className={styles.way}>
              <Trans>Previous</Trans>
            </span>
            <ChapterTitle chapter={before} />
          </span>
        </Link>
      )}
      {after !== undefined && (
        <Link
          className={styles.neighbour}
          to={paths[source](after.id)}
          rel="next"
          data-next=""
          onClick={onFollow}
        >
          <span>
            <span className={styles.way}>
              <Trans>Next</Trans>
            </span>
            <ChapterTitle chapter={after} />
          </span>
          <Icon name="chevron-right" />
        </Link>
      )}
    </nav>
  );
}

type SectionViewProps = {
  source: ReaderSource;
  section: ReaderSection;
  /** The address names this section. */
  isAsked: boolean;
  glossary: ReaderGlossary;
  marks: Marks;
  onWord: (key: string) => void;
};

/** A section of the rules, or a question with its answer; its link can be copied. */
function SectionView({ source, section, isAsked, glossary, marks, onWord }: SectionViewProps) {
  const { t } = useLingui();
  const { id, title, text } = section;
  const { copyLink } = useCopy();
  const link = absoluteUrl(paths[source](id));
  return (
    <section
      id={id}
      className={styles.section}
      aria-labelledby={`${id}-title`}
      data-asked={isAsked || undefined}
    >
      <div className={styles.head}>
        <h2 id={`${id}-title`} className={styles.heading}>
          <Marked text={title} marks={marks} />
        </h2>
        <Button
          variant="quiet"
          size="sm"
          iconOnly
          icon="link"
          className={styles.copy}
          label={t`Copy link to “${title}”`}
          onClick={() => void copyLink(link, link)}
        />
      </div>
      <TextView text={text} glossary={glossary} marks={marks} onWord={onWord} />
    </section>
  );
}
