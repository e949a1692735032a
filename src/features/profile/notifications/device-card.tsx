import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { type TurnedOn, turnOffPush, turnOnPush } from '#data/push/push-device.ts';
import { type PushSettings, pushSettingsQuery, testPush } from '#data/push/push-settings.ts';
import type { DeviceState } from '#domain/push/device-state.ts';
import { paths } from '#platform/paths.ts';
import { openPushedPages } from '#platform/push/open-pushed-page.ts';
import { useNavigate } from '#platform/routing/router-view.tsx';
import { useSiteContacts } from '#platform/site.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { toast } from '#ui/toast/toast.tsx';
import { ProblemNote } from '../problem-note.tsx';
import styles from '../profile.module.css';

type DeviceCardProps = { userId: string; settings: PushSettings };

/** The state of notifications on this device, and what can be done about it. */
export function DeviceCard({ userId, settings }: DeviceCardProps) {
  const { t } = useLingui();
  const id = useId();
  const { state, devices, chosen } = settings;
  const { failed, isBusy, turnOn, turnOff, sendTest } = useDevice(userId);
  const others = devices - (state === 'on' ? 1 : 0);
  return (
    <section className={styles.card} aria-labelledby={id}>
      <header className={styles.cardHead}>
        <h2 id={id}>
          <Trans>Notifications on this device</Trans>
        </h2>
      </header>
      <div role="status">
        <StateNote state={state} hasChosen={chosen.length > 0} />
      </div>
      <FailedNote failed={failed} />
      {others > 0 && (
        <p className={styles.small}>
          <Plural
            value={others}
            one="# other device of yours receives them."
            other="# other devices of yours receive them."
          />
        </p>
      )}
      <div className={styles.actions}>
        {state === 'off' && (
          <Button variant="primary" icon="bell" busy={isBusy} onClick={turnOn}>
            <Trans>Turn on</Trans>
          </Button>
        )}
        {state === 'on' && (
          <>
            <Button icon="bell" busy={isBusy} onClick={sendTest}>
              {t`Send a test`}
            </Button>
            <Button busy={isBusy} onClick={() => turnOff(false)}>
              <Trans>Turn off</Trans>
            </Button>
          </>
        )}
        {others > 0 && (
          <Button busy={isBusy} onClick={() => turnOff(true)}>
            <Trans>Turn off on all devices</Trans>
          </Button>
        )}
      </div>
    </section>
  );
}

function useDevice(userId: string) {
  const { t } = useLingui();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pushKey } = useSiteContacts();
  const readAgain = async () => client.invalidateQueries({ queryKey: pushSettingsQuery(userId).queryKey });
  const { data, isPending, mutate } = useMutation({
    mutationFn: async (act: () => Promise<TurnedOn>) => act(),
    onSuccess: async ({ ok }) => {
      const reading = readAgain();
      // Without a network reading takes long: a failure is said at once.
      if (ok) await reading;
    },
  });
  const turnOn = async (key: string) => {
    const outcome = await turnOnPush(userId, key);
    if (outcome.ok) openPushedPages((path) => void navigate(path));
    return outcome;
  };
  const sendTest = async () => {
    const outcome = await testPush();
    if (outcome.ok) toast.success({ title: t`A test is on its way` });
    return outcome;
  };
  return {
    failed: data?.ok === false ? data : null,
    isBusy: isPending,
    turnOn: () => pushKey !== null && mutate(async () => turnOn(pushKey)),
    turnOff: (everywhere: boolean) => mutate(async () => turnOffPush(everywhere)),
    sendTest: () => mutate(sendTest),
  };
}

function FailedNote({ failed }: { failed: Exclude<TurnedOn, { ok: true }> | null }) {
  if (failed === null) return null;
  // The state says it as well, with what to do.
  if (failed.code === 'blocked') return null;
  if (failed.code !== 'no-push-service') return <ProblemNote failed={{ ok: false, code: failed.code }} />;
  return (
    <div role="alert">
      <Banner tone="violation">
        <p>
          <Trans>
            This browser could not reach its push service. Check the network, then try again. Some private
            windows have none.
          </Trans>
        </p>
      </Banner>
    </div>
  );
}

function StateNote({ state, hasChosen }: { state: DeviceState; hasChosen: boolean }): ReactNode {
  switch (state) {
    case 'not-offered':
      return <Trans>This site sends no notifications.</Trans>;
    case 'needs-install':
      return (
        <Trans>
          On an iPhone or iPad they come to the installed app only.{' '}
          <Link to={paths.offline()}>Install Muster</Link>, open it from the Home Screen and come back here.
        </Trans>
      );
    case 'unable':
      return <Trans>This browser cannot receive notifications. Try another one, or another device.</Trans>;
    case 'blocked':
      return (
        <Trans>
          This browser blocks notifications from this site. Allow them in its settings for this site, then
          reload the page.
        </Trans>
      );
    case 'needs-reload':
      return <Trans>The app is not stored in this browser yet. Reload the page and try again.</Trans>;
    case 'off':
      return <Trans>They are off. Turn them on, and the browser asks you to allow them.</Trans>;
    case 'on':
      return hasChosen ? (
        <Trans>They are on. Signing out turns them off.</Trans>
      ) : (
        <Trans>They are on. Now choose what you are told.</Trans>
      );
  }
}
