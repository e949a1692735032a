import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';

type NoMatchesProps = {
  title: string;
  /** A further way on. */
  children?: ReactNode;
};

/**
 * The content in place of a list of results when the filters let nothing through. The row of
 * active filters above it has the button that clears them.
 */
export function NoMatches({ title, children }: NoMatchesProps) {
  return (
    <EmptyState title={title} headingLevel={2} icon="search">
      <p>
        <Trans>Search for fewer words, or remove a filter.</Trans>
      </p>
      {children}
    </EmptyState>
  );
}
