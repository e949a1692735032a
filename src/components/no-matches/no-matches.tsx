import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';

type NoMatchesProps = {
  title: string;
  /** Clears the filters. */
  onClear: () => void;
  /** A further way on. */
  children?: ReactNode;
};

/**
 * The content in place of a list of results when the filters let nothing through.
 */
export function NoMatches({ title, onClear, children }: NoMatchesProps) {
  return (
    <EmptyState title={title} headingLevel={2} icon="search">
      <p>
        <Trans>Search for fewer words, or remove a filter.</Trans>
      </p>
      <Button variant="primary" onClick={onClear}>
        <Trans>Clear all filters</Trans>
      </Button>
      {children}
    </EmptyState>
  );
}
