import { Trans } from '@lingui/react/macro';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';

/** Says that a code or link of the game could not be fetched, which stops nobody from playing. */
export function NotFetched({ title, onTryAgain }: { title: string; onTryAgain: () => void }) {
  return (
    <EmptyState title={title} icon="offline">
      <p>
        <Trans>The game goes on. Check the network and try again.</Trans>
      </p>
      <Button icon="refresh" onClick={onTryAgain}>
        <Trans>Try again</Trans>
      </Button>
    </EmptyState>
  );
}
