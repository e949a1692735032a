import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';

type NoMatchesProps = {
  title: string;
  /** No filter is set, only words to search for. */
  isSearchAlone?: boolean;
  /** Clears the filters and the search. */
  onClear: () => void;
  /** A further way on. */
  children?: ReactNode;
};

/**
 * The content in place of a list of results when the filters let nothing through.
 */
export function NoMatches({ title, isSearchAlone = false, onClear, children }: NoMatchesProps) {
  return (
    <EmptyState title={title} headingLevel={2} icon="search">
      <p>
        {isSearchAlone ? (
          <Trans>Search for fewer or other words.</Trans>
        ) : (
          <Trans>Search for fewer words, or remove a filter.</Trans>
        )}
      </p>
      <Button variant="primary" onClick={onClear}>
        {isSearchAlone ? <Trans>Clear search</Trans> : <Trans>Clear all filters</Trans>}
      </Button>
      {children}
    </EmptyState>
  );
}
