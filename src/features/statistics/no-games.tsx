import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';

/** Stands in for figures while there are none. `onClear` is null without a filter. */
export function NoGames({ onClear }: { onClear: (() => void) | null }) {
  const { t } = useLingui();
  return (
    <EmptyState title={t`Not enough confirmed games yet`} headingLevel={2} icon="dice">
      {onClear === null ? (
        <>
          <p>
            <Trans>Play on two phones, or record a game: it counts once both confirm it.</Trans>
          </p>
          <Button variant="primary" icon="map" render={<Link to={paths.missions()} />}>
            <Trans>Choose a mission</Trans>
          </Button>
        </>
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
