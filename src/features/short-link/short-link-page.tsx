import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, Navigate, useParams } from 'react-router';
import { DeadEnd } from '#components/dead-end/dead-end.tsx';
import { Waiting } from '#components/waiting/waiting.tsx';
import { queryClient } from '#data/query/query-client.ts';
import { servedLinkQuery } from '#data/served-links.ts';
import { resolveShortLink } from '#data/short-links.ts';
import { isServedLinkId } from '#domain/sharing/short-link.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button/button.tsx';

/**
 * `/s/{name}`: opens the list that the server keeps under an id, or this browser under a hash, or
 * explains why it cannot.
 */
export function Component() {
  const { t } = useLingui();
  const { hash: name = '' } = useParams();
  return (
    <>
      <title>{t`Short link – Muster`}</title>
      {isServedLinkId(name) ? <ServedLink linkId={name} /> : <OwnLink hash={name} />}
    </>
  );
}

/** A link of this browser. */
function OwnLink({ hash }: { hash: string }) {
  const { t } = useLingui();
  const found = resolveShortLink(hash);
  if (found !== null) return <Navigate to={paths.sharedList(found.code)} replace />;
  return (
    <NoList title={t`This short link is not kept in this browser`}>
      <Trans>
        Short links open only in the browser that made them: the list never left that device. Ask the sender
        for the full link, which opens everywhere.
      </Trans>
    </NoList>
  );
}

/** A link of the server. */
function ServedLink({ linkId }: { linkId: string }) {
  const { t } = useLingui();
  const { data, failureReason } = useQuery(servedLinkQuery(linkId), queryClient());
  if (data === undefined)
    return (
      <div className="page" data-width="wide">
        <Waiting failure={failureReason} title={t`The list of this link could not be loaded`} />
      </div>
    );
  if (data !== null) return <Navigate to={paths.sharedList(data)} replace />;
  return (
    <NoList title={t`This short link leads nowhere`}>
      <Trans>
        It may have been cut off, or the account that made it is gone. Ask the sender for the full link.
      </Trans>
    </NoList>
  );
}

function NoList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <DeadEnd
      title={title}
      icon="link"
      way={
        <Button variant="primary" icon="list" render={<Link to={paths.builder()} />}>
          <Trans>Build a list of your own</Trans>
        </Button>
      }
    >
      <p>{children}</p>
    </DeadEnd>
  );
}
