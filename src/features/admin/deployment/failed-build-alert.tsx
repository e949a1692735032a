import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { buildNoticesQuery, readNotice } from '#data/admin/deployments.ts';
import { freshNotices } from '#domain/admin/build-failures.ts';
import { now } from '#platform/clock.ts';
import { paths } from '#platform/paths.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { useAct } from '../use-act.ts';
import { When } from '../when.tsx';

/**
 * The newest failed build that this administrator has not put away yet: of the last 24 hours and of the product's own sites
 * (spec section 4). A check that fails shows nothing.
 */
export function FailedBuildAlert() {
  const { t } = useLingui();
  const { isBusy, act } = useAct();
  const { data } = useQuery(buildNoticesQuery());
  const [newest] = freshNotices(data ?? [], now().getTime());
  if (newest === undefined || newest.isRead) return null;
  const { id, at, siteName } = newest;
  return (
    <Banner
      tone="warning"
      role="alert"
      title={t`Build of ${siteName} failed`}
      actions={
        <>
          <Button size="sm" render={<Link to={paths.admin('deployment')} />}>
            <Trans>Details</Trans>
          </Button>
          <Button
            size="sm"
            variant="quiet"
            icon="check"
            busy={isBusy}
            onClick={() => void act(async () => readNotice(id), t`Noted as seen.`)}
          >
            <Trans>Seen</Trans>
          </Button>
        </>
      }
    >
      <When at={new Date(at).toISOString()} />
    </Banner>
  );
}
