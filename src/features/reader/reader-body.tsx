import { Trans, useLingui } from '@lingui/react/macro';
import { Link, Navigate } from 'react-router';
import { placeOf, type ReaderChapter, type ReaderSource } from '#domain/reader/language-texts.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button/button.tsx';
import { Drawer } from '#ui/drawer/drawer.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { DESKTOP } from '#ui/breakpoints.ts';
import { useMediaQuery } from '#ui/use-media-query.ts';
import { ChapterView } from './chapter-view.tsx';
import { ChapterWords } from './chapter-words.tsx';
import { Contents } from './contents.tsx';
import styles from './reader-page.module.css';
import type { SearchTerm } from './search/use-search-term.ts';
import { usePlace, useReading } from './use-place.ts';
import type { ReaderGlossary } from './use-reader-glossary.ts';

type ReaderBodyProps = {
  source: ReaderSource;
  chapters: readonly ReaderChapter[];
  /** Those of the other tab, where an address may lead by mistake. */
  otherChapters: readonly ReaderChapter[];
  /** The place in the address. */
  asked: string | undefined;
  glossary: ReaderGlossary;
  search: SearchTerm;
  onWord: (key: string) => void;
  contents: { readonly isOpen: boolean; readonly close: () => void };
};

/**
 * The texts to read: contents beside the open chapter; on a phone, they open in a sheet over it.
 */
export function ReaderBody(props: ReaderBodyProps) {
  const { t } = useLingui();
  const { source, chapters, otherChapters, asked, glossary, search, onWord, contents } = props;
  const hasWords = useMediaQuery(DESKTOP) && source === 'rules';
  const place = usePlace(source, chapters, asked);
  const reading = useReading(
    source,
    place === null ? undefined : chapters[place.chapter],
    place?.isAsked === true ? place.section : null,
  );
  if (place === null) {
    const other = source === 'rules' ? 'faq' : 'rules';
    const isThere = asked !== undefined && placeOf(otherChapters, asked) !== null;
    return isThere ? <Navigate to={paths[other](asked)} replace /> : <NotThere source={source} />;
  }
  const list = { source, chapters, chapter: place.chapter, section: reading, onFollow: search.leave };
  return (
    <div className={styles.body}>
      <aside className={styles.side}>
        <Contents {...list} />
      </aside>
      <div className={styles.main}>
        {search.term.trim() !== '' && <FoundBar search={search} />}
        <ChapterView
          source={source}
          chapters={chapters}
          place={place}
          glossary={glossary}
          marks={search.marks}
          onWord={onWord}
          onFollow={search.leave}
        />
      </div>
      {hasWords && <ChapterWords chapter={chapters[place.chapter]} glossary={glossary} />}
      {contents.isOpen && (
        <Drawer
          open
          onOpenChange={(open) => !open && contents.close()}
          title={t`Contents`}
          closeLabel={t`Close`}
        >
          <Contents {...list} replaces />
        </Drawer>
      )}
    </div>
  );
}

/** The bar over a text that a search led to: a button back to the other hits. */
function FoundBar({ search }: { search: SearchTerm }) {
  return (
    <div className={styles.found}>
      <Button size="sm" flush variant="quiet" icon="chevron-left" onClick={search.reopen}>
        <Trans>All hits for “{search.term}”</Trans>
      </Button>
    </div>
  );
}

function NotThere({ source }: { source: ReaderSource }) {
  const { t } = useLingui();
  return (
    <EmptyState headingLevel={1} icon="book" title={t`Section not found`}>
      <p>
        <Trans>The link may be old, or the section was removed. Use the search to find what is there.</Trans>
      </p>
      <Button render={<Link to={paths[source]()} />}>
        <Trans>Go to the beginning</Trans>
      </Button>
    </EmptyState>
  );
}
