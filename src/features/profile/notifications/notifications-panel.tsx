import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { choosePush, type PushKind, type PushSettings, pushSettingsQuery } from '#data/push/push-settings.ts';
import { Waiting } from '#components/waiting/waiting.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { ProblemNote } from '../problem-note.tsx';
import styles from '../profile.module.css';
import { DeviceCard } from './device-card.tsx';
import { EventMails } from './event-mails.tsx';

/** Notifications: whether this device receives them, and the kinds that the player chose. */
export function NotificationsPanel({ userId }: { userId: string }) {
  const query = useQuery(pushSettingsQuery(userId));
  if (query.data === undefined) return <Waiting shape="list" failure={query.failureReason} />;
  const { data } = query;
  return (
    <div className={styles.cards}>
      <div className={styles.column}>
        <DeviceCard userId={userId} settings={data} />
      </div>
      <div className={styles.column}>
        {data.state !== 'not-offered' && <KindsCard userId={userId} settings={data} />}
        <EventMails userId={userId} />
      </div>
    </div>
  );
}

/** The kinds of notifications, each with its switch; all are off at first. */
function KindsCard({ userId, settings }: { userId: string; settings: PushSettings }) {
  const id = useId();
  const words = useKindWords();
  const client = useQueryClient();
  const { queryKey } = pushSettingsQuery(userId);
  const choosing = useMutation({
    mutationFn: async ({ kind, wanted }: { kind: PushKind; wanted: boolean }) => choosePush(kind, wanted),
    onSuccess: (outcome, { kind, wanted }) => {
      if (!outcome.ok) return;
      client.setQueryData(queryKey, (known) => {
        if (known === undefined) return known;
        const others = known.chosen.filter((one) => one !== kind);
        return { ...known, chosen: wanted ? [...others, kind] : others };
      });
    },
  });
  const isWanted = (kind: PushKind) =>
    choosing.isPending && choosing.variables.kind === kind
      ? choosing.variables.wanted
      : settings.chosen.includes(kind);
  return (
    <section className={styles.card} aria-labelledby={id}>
      <header className={styles.cardHead}>
        <h2 id={id}>
          <Trans>What you are told</Trans>
        </h2>
      </header>
      <p className={styles.small}>
        <Trans>For all your devices. They name players, lists and events, and quote nobody.</Trans>
      </p>
      {choosing.data?.ok === false && <ProblemNote failed={choosing.data} />}
      {settings.kinds.map((kind) => (
        <Switch
          key={kind}
          label={words[kind].label}
          description={words[kind].description}
          checked={isWanted(kind)}
          disabled={choosing.isPending}
          onCheckedChange={(wanted) => choosing.mutate({ kind, wanted })}
        />
      ))}
    </section>
  );
}

function useKindWords(): Readonly<
  Record<PushKind, { readonly label: string; readonly description: string }>
> {
  const { t } = useLingui();
  return {
    nod: {
      label: t`My opponent waits for me`,
      description: t`In a game on two phones, when a request or answer stays open.`,
    },
    result: { label: t`A result waits for me`, description: t`Someone recorded a game against you.` },
    comment: { label: t`Comments on my lists`, description: t`One every five minutes for each list.` },
    reply: { label: t`Replies to my comments`, description: t`One a minute for each list.` },
    'event-seat': {
      label: t`Events: a seat for me`,
      description: t`You move up from the waiting list, or the organisers give you a seat.`,
    },
    'event-list': {
      label: t`Events: my list`,
      description: t`A day before the deadline, if it is missing or has problems.`,
    },
    'event-table': {
      label: t`Events: my table`,
      description: t`When a round is paired, with your rival and the mission.`,
    },
    'event-result': {
      label: t`Events: my result`,
      description: t`Your rival reported one, the organisers decided it, or time is up without one.`,
    },
  };
}
