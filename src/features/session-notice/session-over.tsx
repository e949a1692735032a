import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useLocation } from 'react-router';
import { DeadEnd } from '#components/dead-end/dead-end.tsx';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button/button.tsx';

/**
 * Stands in for a page that needs an account when the session on this device has ended. Only for
 * who had one: a stranger learns nothing of such pages.
 */
export function SessionOver() {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  return (
    <DeadEnd
      title={t`Your session has ended`}
      icon="user"
      way={
        <Button variant="primary" icon="user" render={<Link to={paths.login(pathname + search)} />}>
          <Trans>Sign in</Trans>
        </Button>
      }
    >
      <title>{t`Your session has ended – Muster`}</title>
      <p>
        <Trans>Sign in again to go on here. If this page is for you, it opens then.</Trans>
      </p>
    </DeadEnd>
  );
}
