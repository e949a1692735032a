import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { DeadEnd } from '#components/dead-end/dead-end.tsx';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button/button.tsx';

/** Any address that is no page of ours. */
export function Component() {
  const { t } = useLingui();
  return (
    <DeadEnd
      title={t`There is no page at this address`}
      icon="map"
      hasSearch
      way={
        <Button variant="primary" icon="list" render={<Link to={paths.builder()} />}>
          <Trans>Go to the builder</Trans>
        </Button>
      }
    >
      <title>{t`Not found – Muster`}</title>
      <p>
        <Trans>The link may be old or mistyped. Your lists are where you left them.</Trans>
      </p>
    </DeadEnd>
  );
}
