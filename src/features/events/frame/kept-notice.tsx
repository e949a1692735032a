import { Trans } from '@lingui/react/macro';
import { useMoment } from '#platform/use-moment.ts';
import { Banner } from '#ui/banner/banner.tsx';

/** Says that there is no answer now, and how old is what the device kept; `readAt` in ISO 8601. */
export function KeptNotice({ readAt }: { readAt: string }) {
  const moment = useMoment();
  return (
    <Banner tone="info" icon="offline" role="status">
      <p>
        <Trans>
          There is no answer from the server. This is the state of <time {...moment(readAt)} />; it is kept up
          to date again by itself.
        </Trans>
      </p>
    </Banner>
  );
}
