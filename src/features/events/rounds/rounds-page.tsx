import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useParams } from 'react-router';
import { Lazy } from '#components/lazy/lazy.tsx';
import type { RunningEvent } from '#data/events/use-running-event.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { EventFrame } from '../frame/event-frame.tsx';
import frame from '../frame/event-frame.module.css';
import { useEventAddress } from '../frame/use-event-address.ts';
import { RoundName } from '../frame/round-name.tsx';
import { RoundView } from './round-view.tsx';

/** Fetched by those who run the event. */
const loadNextRound = async () => (await import('./next-round.tsx')).NextRound;

/** `/events/:id/rounds/:round?`: pairings, results and clock of a round, by default the newest. */
export function Component() {
  const { t } = useLingui();
  return <EventFrame name={t`Pairings`}>{(running) => <Rounds running={running} />}</EventFrame>;
}

function Rounds({ running }: { running: RunningEvent }) {
  const { round: wanted } = useParams();
  const { rounds } = running.progress;
  const shown = rounds.find(({ number }) => String(number) === wanted) ?? rounds.at(-1);
  const next = running.event.runs && <Lazy load={loadNextRound} props={{ running }} />;
  return (
    <>
      {rounds.length > 1 && <RoundLinks running={running} shown={shown?.number ?? null} />}
      {shown === undefined ? (
        <>
          {next}
          <NoRounds running={running} />
        </>
      ) : (
        <RoundView running={running} round={shown}>
          {next}
        </RoundView>
      )}
    </>
  );
}

function RoundLinks({
  running: { event, progress },
  shown,
}: {
  running: RunningEvent;
  shown: number | null;
}) {
  const { t } = useLingui();
  const { invite } = useEventAddress();
  return (
    <nav className={frame.rounds} aria-label={t`Rounds of the event`}>
      {progress.rounds.map(({ number }) => (
        <Link
          key={number}
          className={frame.round}
          to={paths.eventRounds(event.id, number, invite)}
          aria-current={number === shown ? 'page' : undefined}
        >
          <RoundName event={event} number={number} isShort />
        </Link>
      ))}
    </nav>
  );
}

function NoRounds({ running: { event } }: { running: RunningEvent }) {
  const { t } = useLingui();
  const { invite } = useEventAddress();
  return (
    <EmptyState title={t`No round is paired yet`} headingLevel={2} icon="flag">
      <p>
        {event.state === 'running' ? (
          <Trans>
            The first pairings are shown here as soon as the organiser tells them. The page looks by itself.
          </Trans>
        ) : (
          <Trans>Pairings are shown here once the event has begun.</Trans>
        )}
      </p>
      <Button icon="flag" render={<Link to={paths.event(event.id, invite)} />}>
        <Trans>Show the event</Trans>
      </Button>
    </EmptyState>
  );
}
