import { useState } from 'react';
import { useLocation } from 'react-router';
import type { Marks } from '#domain/reader/fold-map.ts';
import type { NavigateOptions } from '#platform/routing/page-router.ts';
import { useNavigate } from '#platform/routing/router-view.tsx';

/**
 * The navigation state: the term, whether one of its hits is being read, and the words that are
 * marked in it (docs/product.md, "Search in the reader").
 */
type SearchState = {
  readonly searchTerm: string;
  readonly isReading: boolean;
  readonly words: readonly string[];
};

export type SearchTerm = {
  /** The text in the search box. */
  readonly term: string;
  /** The words to mark in the text that is read. */
  readonly marks: Marks;
  /** True while hits are shown, false while a text is read in which the term is marked. */
  readonly isOpen: boolean;
  readonly type: (text: string) => void;
  /** Shows the hits again. */
  readonly reopen: () => void;
  /** Opens the text of a hit with its words marked. Back returns to the hits. */
  readonly read: (path: string, marks: Marks) => void;
  /** The state for a link to the other tab, which carries the term. */
  readonly carried: SearchState | null;
  /** Leaves the search without a trace, for links that lead elsewhere in the reader. */
  readonly leave: () => void;
};

/**
 * Returns the term of the search. It lives in the state of the address, so that both tabs share it
 * and Back restores it. Typed text overrides it until the address changes.
 */
export function useSearchTerm(): SearchTerm {
  const location = useLocation();
  const navigate = useNavigate();
  const arrived = searchStateIn(location.state);
  const here = `${location.pathname} ${String(arrived.isReading)} ${arrived.searchTerm}`;
  const [typed, setTyped] = useState<{ readonly text: string; readonly here: string } | null>(null);
  const isTyped = typed?.here === here;
  const term = isTyped ? typed.text : arrived.searchTerm;
  const isBlank = term.trim() === '';
  const type = (text: string) => setTyped({ text, here });
  const go = async (path: string, options: NavigateOptions) => navigate(path, options);
  return {
    term,
    // Whole words say more than a part of one that happens to be what was typed.
    marks: {
      phrase: arrived.words.length === 0 || term.trim().includes(' ') ? term : '',
      words: arrived.words,
    },
    isOpen: !isBlank && (isTyped || !arrived.isReading),
    type,
    reopen: () => {
      type(term);
      window.scrollTo(0, 0);
    },
    read: (path, { words }) => {
      const settle = go(`${location.pathname}${location.search}`, {
        replace: true,
        preventScrollReset: true,
        state: { searchTerm: term, isReading: false, words: [] } satisfies SearchState,
      });
      void settle.then(async () => {
        setTyped(null);
        return go(path, { state: { searchTerm: term, isReading: true, words } satisfies SearchState });
      });
    },
    carried: isBlank ? null : { searchTerm: term, isReading: false, words: [] },
    leave: () => setTyped(null),
  };
}

/** State is whatever an older version or a dialog left there. */
function searchStateIn(state: unknown): SearchState {
  if (typeof state !== 'object' || state === null) return { searchTerm: '', isReading: false, words: [] };
  const searchTerm = 'searchTerm' in state && typeof state.searchTerm === 'string' ? state.searchTerm : '';
  const words: readonly unknown[] = 'words' in state && Array.isArray(state.words) ? state.words : [];
  return {
    searchTerm,
    isReading: 'isReading' in state && state.isReading === true,
    words: words.filter((word) => typeof word === 'string'),
  };
}
