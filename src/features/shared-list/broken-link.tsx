import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';

type BrokenLinkProps = { reason: 'malformed' | 'too-large' | 'not-a-list' };

/** The page for a code without a list: the reason, and what to ask the sender for. */
export function BrokenLink({ reason }: BrokenLinkProps) {
  const { t } = useLingui();
  return (
    <EmptyState title={t`This link contains no list`} headingLevel={1}>
      <title>{t`Broken link – Muster`}</title>
      <p>
        {reason === 'too-large' ? (
          <Trans>What the link holds is far larger than any army list, so it was not opened.</Trans>
        ) : (
          <Trans>
            Part of the link seems to be missing or changed. Messengers sometimes cut long links: ask the
            sender for the full link once more, or for the list as text.
          </Trans>
        )}
      </p>
      <Button variant="primary" render={<Link to={paths.builder()} />}>
        <Trans>Build a list of your own</Trans>
      </Button>
    </EmptyState>
  );
}
