import { Plural, Trans } from '@lingui/react/macro';
import { waitingOfOthers } from '#data/cloud/cloud-watch.ts';
import { Banner } from '#ui/banner/banner.tsx';

/**
 * A note over the lists of this device: the cloud cannot be reached, or signed-out accounts have
 * changes that wait for it.
 */
export function SignInNote({ isMissing }: { isMissing: boolean }) {
  const accounts = waitingOfOthers();
  if (isMissing) {
    return (
      <Banner tone="warning">
        <p>
          <Trans>The lists in the cloud cannot be reached now. Those of this device are here.</Trans>
        </p>
      </Banner>
    );
  }
  if (accounts === 0) return null;
  return (
    <Banner tone="info" icon="cloud">
      <p>
        <Plural
          value={accounts}
          one="An account has changes here that wait for the cloud. They are sent once it is signed in again."
          other="# accounts have changes here that wait for the cloud. They are sent once they are signed in again."
        />
      </p>
    </Banner>
  );
}
