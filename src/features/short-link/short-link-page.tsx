import { Trans, useLingui } from '@lingui/react/macro';
import { Link, Navigate, useParams } from 'react-router';
import { DeadEnd } from '#components/dead-end/dead-end.tsx';
import { resolveShortLink } from '#data/short-links.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button/button.tsx';

/**
 * `/s/{hash}`: opens the list that this browser keeps under the hash, or explains why it cannot.
 */
export function Component() {
  const { t } = useLingui();
  const { hash = '' } = useParams();
  const found = resolveShortLink(hash);
  if (found !== null) return <Navigate to={paths.sharedList(found.code)} replace />;
  return (
    <DeadEnd
      title={t`This short link is not kept in this browser`}
      icon="link"
      way={
        <Button variant="primary" icon="list" render={<Link to={paths.builder()} />}>
          <Trans>Build a list of your own</Trans>
        </Button>
      }
    >
      <title>{t`Short link – Muster`}</title>
      <p>
        <Trans>
          Short links open only in the browser that made them: the list never left that device. Ask the sender
          for the full link, which opens everywhere.
        </Trans>
      </p>
    </DeadEnd>
  );
}
