import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { Lazy } from '#components/lazy/lazy.tsx';
import { usePrintWindow } from '#components/print-window/use-print-window.ts';
import type { RunningEvent } from '#data/events/use-running-event.ts';
import { openGames } from '#domain/events/log/open-games.ts';
import type { EventRound } from '#domain/events/log/types.ts';
import { paths } from '#platform/paths.ts';
import { type DialogAddress, useDialogAddress } from '#platform/use-dialog-address.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { useEventAddress } from '../frame/use-event-address.ts';
import styles from './rounds.module.css';

const loadPairing = async () => (await import('./pair-dialog.tsx')).PairDialog;

/** The next step for those who run the event: pair a round, mend the newest one, print, end. */
export function NextRound({ running }: { running: RunningEvent }) {
  const { t } = useLingui();
  const { event, progress } = running;
  const pairing = useDialogAddress('pair');
  if (event.state === 'finished' || event.state === 'cancelled') return null;
  if (event.state !== 'running') return <NotBegun running={running} />;
  const last = progress.rounds.at(-1);
  const round = pairing.value === null ? (last?.number ?? 0) + 1 : Number(pairing.value);
  return (
    <section className={styles.next} aria-label={t`Next step`}>
      <Steps event={event} last={last} pairing={pairing} />
      <Screens event={event} isPaired={last !== undefined} />
      {pairing.isOpen && (
        <Lazy
          key={round}
          load={loadPairing}
          props={{ running, round, onClose: pairing.close }}
          onFailure={pairing.close}
        />
      )}
    </section>
  );
}

type StepsProps = {
  event: RunningEvent['event'];
  last: EventRound | undefined;
  pairing: DialogAddress;
};

function Steps({ event, last, pairing }: StepsProps) {
  const { invite } = useEventAddress();
  const open = last === undefined ? 0 : openGames(last);
  const next = (last?.number ?? 0) + 1;
  const most = event.rounds + (event.cut === null ? 0 : Math.log2(event.cut));
  const variant = open === 0 ? 'primary' : 'secondary';
  return (
    <>
      {open > 0 && (
        <p>
          <Plural value={open} one="# game has no result yet." other="# games have no result yet." />
        </p>
      )}
      <div className={styles.actions}>
        {next > most ? (
          <Button variant={variant} icon="check" render={<Link to={paths.event(event.id, invite)} />}>
            <Trans>Finish the event</Trans>
          </Button>
        ) : (
          <Button variant={variant} icon="flag" onClick={() => pairing.open()}>
            {next > event.rounds ? <Trans>Pair the knock-out</Trans> : <Trans>Pair round {next}</Trans>}
          </Button>
        )}
        {last !== undefined && isUnplayed(last) && (
          <Button icon="edit" onClick={() => pairing.open(String(last.number))}>
            <Trans>Change the pairings</Trans>
          </Button>
        )}
      </div>
    </>
  );
}

/** The ways to show a round to the hall: paper and the big screen. */
function Screens({ event, isPaired }: { event: RunningEvent['event']; isPaired: boolean }) {
  const { invite } = useEventAddress();
  const print = usePrintWindow();
  return (
    <div className={styles.actions}>
      {isPaired && (
        <>
          <Button icon="print" onClick={() => print(paths.printEvent(event.id, 'pairings', invite))}>
            <Trans>Print pairings</Trans>
          </Button>
          <Button icon="print" onClick={() => print(paths.printEvent(event.id, 'scores', invite))}>
            <Trans>Print score sheets</Trans>
          </Button>
        </>
      )}
      <Button icon="screen" render={<Link to={paths.eventWall(event.id, invite)} />}>
        <Trans>Show on a big screen</Trans>
      </Button>
    </div>
  );
}

function NotBegun({ running: { event } }: { running: RunningEvent }) {
  const { t } = useLingui();
  const { invite } = useEventAddress();
  return (
    <Banner
      tone="info"
      title={t`The event has not begun`}
      actions={
        <Button icon="flag" render={<Link to={paths.event(event.id, invite)} />}>
          <Trans>Show the event</Trans>
        </Button>
      }
    >
      <p>
        <Trans>Rounds can be paired once you have begun it on its page.</Trans>
      </p>
    </Banner>
  );
}

/** True while a round can be paired again. */
function isUnplayed({ games }: EventRound): boolean {
  return games.every(({ status }) => status === 'bye' || status === 'open');
}
