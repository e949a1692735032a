import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';

/** Stands in for one's own figures while there are none. `onClear` is null without a filter. */
export function NoOwnGames({ onClear }: { onClear: (() => void) | null }) {
  const { t } = useLingui();
  return (
    <EmptyState title={t`No recorded games here yet`} headingLevel={2} icon="dice">
      {onClear === null ? (
        <>
          <p>
            <Trans>Record a game at its end. Another player’s game counts once both confirm it.</Trans>
          </p>
          <Button variant="primary" icon="dice" render={<Link to={paths.play()} />}>
            <Trans>Play a game</Trans>
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
