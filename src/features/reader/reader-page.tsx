import { Trans, useLingui } from '@lingui/react/macro';
import { useDeferredValue, useEffect } from 'react';
import { useParams } from 'react-router';
import { Waiting } from '#components/waiting/waiting.tsx';
import { Lazy } from '#components/lazy/lazy.tsx';
import { WithQueries } from '#data/query/with-queries.tsx';
import type { ReaderSource } from '#domain/reader/language-texts.ts';
import { fetchAhead } from '#platform/after-paint.ts';
import { ageText } from '#platform/age-text.ts';
import { useDialogAddress } from '#platform/use-dialog-address.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Drawer } from '#ui/drawer/drawer.tsx';
import { useMediaQuery } from '#ui/use-media-query.ts';
import { classNames } from '#ui/class-names.ts';
import { ReaderBody } from './reader-body.tsx';
import styles from './reader-page.module.css';
import { ReaderTabs, ReaderToolbar } from './reader-toolbar.tsx';
import type { HitToRead } from './search/hit-list.tsx';
import { useSearchTerm } from './search/use-search-term.ts';
import { useTextSize } from './text-size.tsx';
import { TermText } from './term-text.tsx';
import { type ReaderTerm, TERM_DIALOG, useReaderGlossary } from './use-reader-glossary.ts';
import { type OlderCopy, useTexts } from './use-texts.ts';

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
    <div className={classNames('page', styles.page)} data-width="wide" data-text-size={textSize}>
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
        <div className={styles.waiting}>
          <Waiting failure={texts.failure} title={t`The texts could not be loaded`} onRetry={texts.retry} />
        </div>
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

type OlderCopyBannerProps = { copy: OlderCopy; onRetry: () => void };

/** Explains that newer texts may exist, gives the age of these, and offers another try. */
function OlderCopyBanner({ copy, onRetry }: OlderCopyBannerProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const age = copy.kind === 'kept' ? ageText(copy.savedAt, language) : '';
  return (
    <Banner
      tone="info"
      title={t`You are reading an older copy`}
      role="status"
      actions={
        <Button size="sm" icon="refresh" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <p>
        {copy.kind === 'kept' ? (
          <Trans>
            The newest texts could not be fetched. These were fetched {age}, on your last visit online.
          </Trans>
        ) : (
          <Trans>The newest texts could not be fetched. These came with the app.</Trans>
        )}
      </p>
    </Banner>
  );
}

type TermDialogProps = { term: ReaderTerm | null; onClose: () => void };

/** Explains a term of the game: in a dialog, on a touch screen in a sheet in thumb reach. */
function TermDialog({ term, onClose }: TermDialogProps) {
  const { t } = useLingui();
  const isTouch = useMediaQuery('(pointer: coarse)');
  if (term === null) return null;
  const Surface = isTouch ? Drawer : Dialog;
  return (
    <Surface
      open
      onOpenChange={(open) => !open && onClose()}
      title={term.name}
      closeLabel={t`Close`}
      {...(isTouch ? {} : { size: 'sm' as const })}
    >
      <TermText term={term} />
    </Surface>
  );
}
