import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';
import { TextField } from '#ui/text-field/text-field.tsx';

type SearchBoxProps = {
  term: string;
  onType: (term: string) => void;
  /** Arrow down: into the hits. */
  onEnterHits: () => void;
  /** Enter: the first hit. */
  onFirstHit: () => void;
};

/** The one search box. A slash anywhere on the page leads into it, Escape empties it. */
export function SearchBox({ term, onType, onEnterHits, onFirstHit }: SearchBoxProps) {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  useSlash(field);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'ArrowDown') onEnterHits();
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
        onFirstHit();
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
