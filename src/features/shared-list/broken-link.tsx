import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { DeadEnd } from '#components/dead-end/dead-end.tsx';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button/button.tsx';

type BrokenLinkProps = { reason: 'malformed' | 'too-large' | 'not-a-list' };

/** The page for a code without a list: the reason, and what to ask the sender for. */
export function BrokenLink({ reason }: BrokenLinkProps) {
  const { t } = useLingui();
  return (
    <DeadEnd
      title={t`This link contains no list`}
      icon="link"
      way={
        <Button variant="primary" icon="list" render={<Link to={paths.builder()} />}>
          <Trans>Build a list of your own</Trans>
        </Button>
      }
    >
      <title>{t`Broken link – Muster`}</title>
      <p>
        {reason === 'too-large' ? (
          <Trans>What the link contains is far larger than any army list, so it was not opened.</Trans>
        ) : (
          <Trans>
            Part of the link seems to be missing or changed. Messengers sometimes cut long links: ask the
            sender for the full link again, or for the list as text.
          </Trans>
        )}
      </p>
    </DeadEnd>
  );
}
