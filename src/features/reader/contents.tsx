import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { ReaderChapter, ReaderSource } from '#domain/reader/language-texts.ts';
import { MORE_QUESTIONS } from '#domain/reader/texts-from-rows.ts';
import { paths } from '#platform/paths.ts';
import styles from './contents.module.css';

type ContentsProps = {
  source: ReaderSource;
  chapters: readonly ReaderChapter[];
  /** The chapter that is open, and the section in it that is being read. */
  chapter: number;
  section: string | null;
  onFollow: () => void;
  /** True in a sheet whose opening is a history entry: links replace that entry. */
  replaces?: boolean;
};

/** The table of contents: all chapters, and the sections of the one that is open. */
export function Contents({ source, chapters, chapter, section, onFollow, replaces = false }: ContentsProps) {
  const { t } = useLingui();
  const follow = (id: string) => {
    onFollow();
    document.getElementById(id)?.scrollIntoView({ block: 'start' });
  };
  return (
    <nav aria-label={t`Contents`}>
      <ol className={styles.chapters}>
        {chapters.map((each, at) => (
          <li key={each.id}>
            <Link
              className={styles.chapter}
              to={paths[source](each.id)}
              replace={replaces}
              aria-current={at === chapter && section === null ? 'true' : undefined}
              data-open={at === chapter ? '' : undefined}
              onClick={onFollow}
            >
              <span className={styles.number}>{at + 1}</span>
              <ChapterTitle chapter={each} />
            </Link>
            {at === chapter && (
              <ol className={styles.sections}>
                {each.sections.map(({ id, title }) => (
                  <li key={id}>
                    <Link
                      className={styles.section}
                      to={paths[source](id)}
                      replace={replaces}
                      preventScrollReset
                      aria-current={id === section ? 'true' : undefined}
                      onClick={() => follow(id)}
                    >
                      {title}
                    </Link>
                  </li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** A chapter's title. Questions that belong to no topic stand under one of our own. */
export function ChapterTitle({ chapter: { id, title } }: { chapter: ReaderChapter }) {
  return id === MORE_QUESTIONS && title === '' ? <Trans>More questions</Trans> : title;
}
