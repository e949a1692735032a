import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';
import { Link } from 'react-router';
import type { ReaderSource } from '#domain/reader/language-texts.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import styles from './reader-page.module.css';
import type { SearchTerm } from './search/use-search-term.ts';
import { type TextSize, TextSizeMenu } from './text-size.tsx';

type ReaderToolbarProps = {
  search: SearchTerm;
  textSize: TextSize;
  onTextSize: (size: TextSize) => void;
  /** The contents, where they do not stand beside the text. */
  onContents: () => void;
};

/** The toolbar that stays in reach during reading: search, contents, text size. */
export function ReaderToolbar({ search, textSize, onTextSize, onContents }: ReaderToolbarProps) {
  const { t } = useLingui();
  return (
    <div className={styles.toolbar}>
      <SearchBox term={search.term} onType={search.type} />
      <Button
        variant="quiet"
        iconOnly
        icon="list"
        label={t`Contents`}
        aria-haspopup="dialog"
        className={styles.contentsButton}
        onClick={onContents}
      />
      <TextSizeMenu value={textSize} onChoose={onTextSize} />
    </div>
  );
}

/** A slash anywhere on the page leads into the search box, Escape empties it. */
function SearchBox({ term, onType }: { term: string; onType: (term: string) => void }) {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  useSlash(field);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'ArrowDown') hitLinks()[0]?.focus();
    else if (event.key === 'Escape' && term !== '') onType('');
    else if (event.key === 'Escape') event.currentTarget.blur();
    else return;
    event.preventDefault();
  };
  return (
    <form
      role="search"
      aria-label={t`Rules, FAQ, units and missions`}
      onSubmit={(event) => {
        event.preventDefault();
        hitLinks()[0]?.click();
      }}
    >
      <TextField
        ref={field}
        type="search"
        enterKeyHint="search"
        label={t`Search rules, FAQ and units`}
        hideLabel
        icon="search"
        placeholder={t`Rule, question, unit …`}
        clearLabel={t`Clear search`}
        maxLength={200}
        value={term}
        onValueChange={onType}
        onKeyDown={onKeyDown}
        aria-keyshortcuts="/"
      />
    </form>
  );
}

function useSlash(field: { readonly current: HTMLInputElement | null }): void {
  const focus = useEffectEvent(() => {
    field.current?.focus();
    field.current?.select();
  });
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      const isShortcut = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!isShortcut || event.defaultPrevented || isTyping(event.target)) return;
      event.preventDefault();
      focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select, [role="dialog"]') !== null)
  );
}

/** All hits on the page, in the order of reading. */
export function hitLinks(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-hit]')];
}

/**
 * Rules and FAQ side by side; the search term is carried to the other one (docs/product.md, "Search
 * in the reader").
 */
export function ReaderTabs({ source, carried }: { source: ReaderSource; carried: SearchTerm['carried'] }) {
  const { t } = useLingui();
  const tab = (each: ReaderSource) => ({
    className: styles.tab,
    to: paths[each](),
    state: carried,
    'aria-current': each === source ? ('page' as const) : undefined,
  });
  return (
    <nav className={styles.tabs} aria-label={t`Rules and FAQ`}>
      <Link {...tab('rules')}>
        <Trans>Rules</Trans>
      </Link>
      <Link {...tab('faq')}>
        <Trans>FAQ</Trans>
      </Link>
    </nav>
  );
}
