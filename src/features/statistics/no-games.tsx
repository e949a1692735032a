import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';

type NoGamesProps = {
  title: string;
  /** Clears the filters; null without any. */
  onClear: (() => void) | null;
  /** The way in which games come in, for a reader who has set no filter. */
  children: ReactNode;
};

/** Stands in for figures while there are none. */
export function NoGames({ title, onClear, children }: NoGamesProps) {
  return (
    <EmptyState title={title} headingLevel={2} icon="chart">
      {onClear === null ? (
        children
      ) : (
        <>
          <p>
            <Trans>No game fits these filters.</Trans>
          </p>
          <Button variant="primary" onClick={onClear}>
            <Trans>Clear all filters</Trans>
          </Button>
        </>
      )}
    </EmptyState>
  );
}
