import { Trans, useLingui } from '@lingui/react/macro';
import { deviceOf } from '#data/profiles/device.ts';
import type { SignedInDevice } from '#data/profiles/signed-in-devices.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import styles from '../profile.module.css';

type DeviceRowProps = { device: SignedInDevice; isBusy: boolean; onSignOut: () => void };

/** A browser on a system, and since when. */
export function DeviceRow({ device, isBusy, onSignOut }: DeviceRowProps) {
  const { t, i18n } = useLingui();
  const { browser, system } = deviceOf(device.userAgent);
  const name =
    browser !== null && system !== null
      ? t`${browser} on ${system}`
      : (browser ?? system ?? t`A browser that does not say what it is`);
  const when = (instant: string) => i18n.date(new Date(instant), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li>
      <div>
        <p className={styles.value}>
          {name}{' '}
          {device.isCurrent && (
            <Badge tone="success">
              <Trans>This device</Trans>
            </Badge>
          )}
        </p>
        <p className={styles.small}>
          <Trans>
            Signed in {when(device.createdAt)}, last seen {when(device.lastSeenAt)}
          </Trans>
        </p>
      </div>
      {!device.isCurrent && (
        <Button size="sm" aria-label={t`Sign out: ${name}`} disabled={isBusy} onClick={onSignOut}>
          <Trans>Sign out</Trans>
        </Button>
      )}
    </li>
  );
}
