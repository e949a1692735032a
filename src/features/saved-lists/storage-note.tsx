import { Trans } from '@lingui/react/macro';
import { isPersistent } from '#platform/storage/local.ts';
import { Banner } from '#ui/banner/banner.tsx';

/** Tells where lists are looked for that this browser keeps none. */
export function StorageNote() {
  if (isPersistent()) return null;
  return (
    <Banner tone="warning" title={<Trans>This browser blocks storage</Trans>}>
      <p>
        <Trans>
          No list stays on this device once you close the page. Share a list as a link to keep it.
        </Trans>
      </p>
    </Banner>
  );
}
