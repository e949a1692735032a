import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';

type NoMatchesProps = {
  title: string;
  /** True when only the search is in force, no filter. */
  isSearchOnly: boolean;
  /** A further way on. */
  children?: ReactNode;
};

/**
 * The content in place of a list of results when the filters let nothing through. The row of
 * active filters above it has the button that clears them.
 */
export function NoMatches({ title, isSearchOnly, children }: NoMatchesProps) {
  return (
    <EmptyState title={title} headingLevel={2} icon="search">
      <p>
        {isSearchOnly ? (
          <Trans>Search for fewer words.</Trans>
        ) : (
          <Trans>Remove a filter, or search for fewer words.</Trans>
        )}
      </p>
      {children}
    </EmptyState>
  );
}
