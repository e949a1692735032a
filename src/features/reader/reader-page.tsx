import { useLingui } from '@lingui/react/macro';
import { useDeferredValue, useEffect } from 'react';
import { useParams } from 'react-router';
import { Lazy } from '#components/lazy/lazy.tsx';
import { WithQueries } from '#data/query/with-queries.tsx';
import type { ReaderSource } from '#domain/reader/language-texts.ts';
import { fetchAhead } from '#platform/after-paint.ts';
import { useDialogAddress } from '#platform/use-dialog-address.ts';
import { ReaderBody } from './reader-body.tsx';
import styles from './reader-page.module.css';
import { OlderCopyBanner, ReaderState } from './reader-state.tsx';
import { ReaderTabs, ReaderToolbar } from './reader-toolbar.tsx';
import type { HitToRead } from './search/hit-list.tsx';
import { useSearchTerm } from './search/use-search-term.ts';
import { TermDialog } from './term-dialog.tsx';
import { useTextSize } from './text-size.tsx';
import { TERM_DIALOG, useReaderGlossary } from './use-reader-glossary.ts';
import { useTexts } from './use-texts.ts';

/** The rules, the first tab of the reader (docs/product.md, "Reader"). */
export function RulesPage() {
  return (
    <WithQueries>
      <Reader key="rules" source="rules" />
    </WithQueries>
  );
}

/** The FAQ, the other tab. */
export function FaqPage() {
  return (
    <WithQueries>
      <Reader key="faq" source="faq" />
    </WithQueries>
  );
}

const NOTHING = [] as const;

const loadSearch = async () => (await import('./search/reader-search.tsx')).ReaderSearch;

function Reader({ source }: { source: ReaderSource }) {
  const { t } = useLingui();
  const { place } = useParams();
  const texts = useTexts();
  const glossary = useReaderGlossary();
  const search = useSearchTerm();
  const dialog = useDialogAddress(TERM_DIALOG);
  const contents = useDialogAddress('contents');
  const [textSize, setTextSize] = useTextSize();
  const searched = { rules: texts.rules.chapters ?? NOTHING, faq: texts.faq.chapters ?? NOTHING };
  useEffect(() => fetchAhead(AHEAD), []);
  const { copy } = texts[source];
  // Long texts, and the words to mark in them, render deferred, so that the page stays responsive.
  const chapters = useDeferredValue(texts[source].chapters);
  const marked = useDeferredValue(glossary);
  const read = (hit: HitToRead) => {
    if (glossary.termOf(hit.id) === null) search.read(hit.path, hit.marks);
    else dialog.open(hit.id);
  };
  return (
    <div className={styles.page} data-text-size={textSize}>
      <title>{source === 'rules' ? t`Rules – Muster` : t`FAQ – Muster`}</title>
      <ReaderTabs source={source} carried={search.carried} />
      <ReaderToolbar
        search={search}
        textSize={textSize}
        onTextSize={setTextSize}
        onContents={() => contents.open()}
      />
      {copy !== null && <OlderCopyBanner copy={copy} onRetry={texts.retry} />}
      {search.isOpen && (
        <Lazy
          load={loadSearch}
          props={{
            searched: { source, texts: searched, terms: glossary.terms },
            term: search.term,
            onRead: read,
            onType: search.type,
            onLeave: focusSearch,
          }}
          onFailure={search.leave}
        />
      )}
      {!search.isOpen && chapters === null && (
        <ReaderState hasFailed={texts.hasFailed} isFetching={texts.isFetching} onRetry={texts.retry} />
      )}
      {!search.isOpen && chapters !== null && (
        <ReaderBody
          // Without an address it begins where one stopped: that is looked up when it is made.
          key={place === undefined ? 'tab' : 'place'}
          source={source}
          chapters={chapters}
          otherChapters={searched[source === 'rules' ? 'faq' : 'rules']}
          asked={place}
          glossary={marked}
          search={search}
          onWord={dialog.open}
          contents={contents}
        />
      )}
      <TermDialog
        term={dialog.value === null ? null : glossary.termOf(dialog.value)}
        onClose={dialog.close}
      />
    </div>
  );
}

/** Prefetched during reading, so that it opens at the first letter and without a network. */
const AHEAD = [loadSearch];

function focusSearch(): void {
  document.querySelector<HTMLElement>('[role="search"] input')?.focus();
}
