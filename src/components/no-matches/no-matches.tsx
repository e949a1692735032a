import { Trans } from '@lingui/react/macro';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';

/** The content in place of a list of results when the filters let nothing through. */
export function NoMatches({ title, onClear }: { title: string; onClear: () => void }) {
  return (
    <EmptyState title={title} headingLevel={2} icon="search">
      <p>
        <Trans>Remove a filter, or search for fewer words.</Trans>
      </p>
      <Button variant="primary" onClick={onClear}>
        <Trans>Clear all filters</Trans>
      </Button>
    </EmptyState>
  );
}
