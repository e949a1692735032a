import { Trans } from '@lingui/react/macro';
import { LoadFailure } from '#components/load-failure/load-failure.tsx';

/** Says that a code or link of the game could not be fetched, which stops nobody from playing. */
export function NotFetched({ title, onTryAgain }: { title: string; onTryAgain: () => void }) {
  return (
    <LoadFailure title={title} onRetry={onTryAgain}>
      <Trans>The game goes on. Check the network and try again.</Trans>
    </LoadFailure>
  );
}
