import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { Waiting } from '#components/waiting/waiting.tsx';
import { deviceOf } from '#data/profiles/device.ts';
import { devicesQuery, type SignedInDevice, signOutDevice } from '#data/profiles/signed-in-devices.ts';
import type { TableFailure } from '#data/profiles/table-problem.ts';
import { signOut, type SignOutScope } from '#data/session/sign-out.ts';
import { useAccountAction } from '#data/session/use-account-action.ts';
import type { AuthFailure } from '#platform/backend/auth-problem.ts';
import { paths } from '#platform/paths.ts';
import { useNavigate } from '#platform/routing/router-view.tsx';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { toast } from '#ui/toast/toast.tsx';
import { forgetTyped } from '../edit/section-values.ts';
import { ProblemNote } from '../problem-note.tsx';
import styles from '../profile.module.css';

/** The devices on which the user is signed in, each with a way to sign it out. */
export function DevicesCard({ userId }: { userId: string }) {
  const { t } = useLingui();
  const id = useId();
  const client = useQueryClient();
  const navigate = useNavigate();
  const attempt = useAccountAction<AuthFailure | TableFailure>();
  const query = devicesQuery(userId);
  const devices = useQuery(query);
  const reload = async () => client.invalidateQueries({ queryKey: query.queryKey });
  const end = async ({ id: device }: SignedInDevice) => {
    const outcome = await signOutDevice(device);
    if (outcome.ok) {
      toast.success({ title: t`Signed out there` });
      await reload();
    }
    return outcome;
  };
  const leave = async (scope: Exclude<SignOutScope, 'others'>) => {
    forgetTyped();
    const outcome = await signOut(scope);
    if (outcome.ok) toast.success({ title: t`Signed out successfully` });
    else
      toast.warning({
        title: t`Signed out on this device`,
        description: t`The server could not be told: other devices may still be signed in.`,
      });
    await navigate(paths.login(), { replace: true });
  };
  const endOthers = async () => {
    const outcome = await signOut('others');
    if (outcome.ok) {
      toast.success({ title: t`All other devices are signed out` });
      await reload();
    }
    return outcome;
  };
  const others = devices.data?.filter((one) => !one.isCurrent) ?? [];
  return (
    <section className={styles.card} aria-labelledby={id}>
      <header className={styles.cardHead}>
        <h2 id={id}>
          <Trans>Where you are signed in</Trans>
        </h2>
      </header>
      {attempt.failed !== null && <ProblemNote failed={attempt.failed} />}
      {devices.data === undefined && <Waiting shape="rows" failure={devices.failureReason} />}
      {devices.data !== undefined && (
        <ul className={styles.rows}>
          {devices.data.map((device) => (
            <DeviceRow
              key={device.id}
              device={device}
              isBusy={attempt.isBusy}
              onSignOut={() => void attempt.run(() => end(device))}
            />
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        <Button onClick={() => void leave('local')}>
          <Trans>Sign out here</Trans>
        </Button>
        {others.length > 0 && (
          <Button busy={attempt.isBusy} onClick={() => void attempt.run(endOthers)}>
            <Trans>Sign out all others</Trans>
          </Button>
        )}
        {others.length > 0 && (
          <Button onClick={() => void leave('global')}>
            <Trans>Sign out everywhere</Trans>
          </Button>
        )}
      </div>
      <p className={styles.small}>
        <Trans>A signed-out device may still show what it has already loaded, for up to an hour.</Trans>
      </p>
    </section>
  );
}

type DeviceRowProps = { device: SignedInDevice; isBusy: boolean; onSignOut: () => void };

/** A browser on a system, and since when. */
function DeviceRow({ device, isBusy, onSignOut }: DeviceRowProps) {
  const { t, i18n } = useLingui();
  const { browser, system } = deviceOf(device.userAgent);
  const name =
    browser !== null && system !== null
      ? t`${browser} on ${system}`
      : (browser ?? system ?? t`Unknown browser`);
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
