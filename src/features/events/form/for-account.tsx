import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { Waiting } from '#components/waiting/waiting.tsx';
import { useAccountHere } from '#data/session/use-account-here.ts';
import { useViewer } from '#data/session/use-viewer.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';

type ForAccountProps = { children: (userId: string) => ReactNode };

/** The children for who is signed in; everybody else is told why, with the way there and back. */
export function ForAccount({ children }: ForAccountProps) {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const viewer = useViewer();
  const userId = useAccountHere();
  if (userId !== null) return children(userId);
  if (viewer.status === 'loading') {
    return (
      <div className="page">
        <Waiting />
      </div>
    );
  }
  return (
    <div className="page">
      <EmptyState title={t`Sign in to organise an event`} headingLevel={1} icon="user">
        <title>{t`Event – Muster`}</title>
        <p>
          <Trans>An event belongs to an account, so that its organisers alone can change it.</Trans>
        </p>
        <Button variant="primary" render={<Link to={paths.login(pathname)} />}>
          <Trans>Sign in</Trans>
        </Button>
        <Button render={<Link to={paths.events()} />}>
          <Trans>Show all events</Trans>
        </Button>
      </EmptyState>
    </div>
  );
}
