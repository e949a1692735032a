import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';

/** Any address that is no page of ours. */
export function NotFoundPage() {
  const { t } = useLingui();
  return (
    <EmptyState title={t`There is no page at this address`} headingLevel={1}>
      <title>{t`Not found – Muster`}</title>
      <p>
        <Trans>The link may be old or mistyped. Your lists are where you left them.</Trans>
      </p>
      <Button variant="primary" render={<Link to={paths.builder()} />}>
        <Trans>Go to the builder</Trans>
      </Button>
      <Button variant="secondary" render={<Link to={paths.home()} />}>
        <Trans>Go to the start page</Trans>
      </Button>
    </EmptyState>
  );
}
