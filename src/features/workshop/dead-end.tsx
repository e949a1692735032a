import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useLocation } from 'react-router';
import { paths } from '#platform/paths.ts';
import { workshopPaths } from '#platform/workshop-paths.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';

/** An address of the workshop that leads to nothing, and the ways on. */
export function DeadEnd({ reason }: { reason: 'unit' | 'proposal' | 'signed-out' }) {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const titles = {
    unit: t`This unit is not known here`,
    proposal: t`This proposal cannot be opened`,
    'signed-out': t`Sign in to open this proposal`,
  };
  return (
    <EmptyState title={titles[reason]} headingLevel={1} icon="edit">
      <title>{t`Suggest a correction – Muster`}</title>
      {reason === 'unit' && (
        <p>
          <Trans>You can add it as a missing unit.</Trans>
        </p>
      )}
      {reason === 'proposal' && (
        <p>
          <Trans>It is gone, or the catalogue has changed too much since. Suggest it again.</Trans>
        </p>
      )}
      {reason === 'signed-out' ? (
        <Button variant="primary" render={<Link to={paths.login(`${pathname}${search}`)} />}>
          <Trans>Sign in</Trans>
        </Button>
      ) : (
        <Button variant="primary" render={<Link to={workshopPaths.suggest()} />}>
          <Trans>Add a missing unit</Trans>
        </Button>
      )}
      <Button render={<Link to={workshopPaths.proposals()} />}>
        <Trans>My drafts and proposals</Trans>
      </Button>
    </EmptyState>
  );
}
