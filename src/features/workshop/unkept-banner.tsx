import { Trans } from '@lingui/react/macro';
import { Banner } from '#ui/banner/banner.tsx';

/** Warns that the device cannot keep the draft. */
export function UnkeptBanner() {
  return (
    <Banner tone="warning" role="alert">
      <Trans>This device has no room for the draft. It is lost when you close this page.</Trans>
    </Banner>
  );
}
