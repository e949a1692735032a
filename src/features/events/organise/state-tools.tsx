import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { EventState, EventView } from '#data/events/event.ts';
import { deleteEvent, setEventState } from '#data/events/event-actions.ts';
import { paths } from '#platform/paths.ts';
import { useNavigate } from '#platform/routing/router-view.tsx';
import { Button } from '#ui/button/button.tsx';
import { useEventAct } from '../use-event-act.tsx';
import styles from './organise.module.css';
import { useStateQuestions } from './use-state-questions.tsx';

/** The ways on from the state of the event. The first one is the next step of most events. */
export function StateTools({ event }: { event: EventView }) {
  const tools = useEventAct();
  return (
    <div className={styles.row}>
      <NextStep event={event} tools={tools} />
      <StateNote event={event} />
      <OtherSteps event={event} tools={tools} />
      <LastSteps event={event} tools={tools} />
      {tools.dialog}
    </div>
  );
}

type StepsProps = { event: EventView; tools: ReturnType<typeof useEventAct> };

/** The primary button; an event without players has none. */
function NextStep({ event, tools: { act, ask, isBusy } }: StepsProps) {
  const { t } = useLingui();
  const { begin } = useStateQuestions(event);
  const { id, state, taken } = event;
  const announce = () =>
    act({ action: async () => setEventState(id, 'open'), done: t`The event is announced` });
  if (state === 'draft') {
    return (
      <Button className={styles.next} variant="primary" icon="flag" busy={isBusy} onClick={announce}>
        <Trans>Announce</Trans>
      </Button>
    );
  }
  if (isBeforeStart(event) && taken >= LEAST_PLAYERS) {
    return (
      <Button className={styles.next} variant="primary" icon="play" busy={isBusy} onClick={() => ask(begin)}>
        <Trans>Begin</Trans>
      </Button>
    );
  }
  return state === 'running' ? (
    <Button
      className={styles.next}
      variant="primary"
      icon="flag"
      render={<Link to={paths.eventRounds(id)} />}
    >
      <Trans>Go to the pairings</Trans>
    </Button>
  ) : null;
}

function OtherSteps({ event, tools: { act, ask, isBusy } }: StepsProps) {
  const { t } = useLingui();
  const { finish, resume } = useStateQuestions(event);
  const { id, state } = event;
  const put = (wanted: EventState, done: string) =>
    act({ action: async () => setEventState(id, wanted), done });
  return (
    <>
      {state === 'running' && (
        <Button icon="check" busy={isBusy} onClick={() => ask(finish)}>
          <Trans>Finish</Trans>
        </Button>
      )}
      {state !== 'finished' && state !== 'cancelled' && (
        <Button icon="edit" render={<Link to={paths.editEvent(id)} />}>
          <Trans>Edit</Trans>
        </Button>
      )}
      {state === 'open' && (
        <Button busy={isBusy} onClick={() => put('closed', t`The event takes no new players`)}>
          <Trans>Close to new players</Trans>
        </Button>
      )}
      {state === 'closed' && (
        <Button busy={isBusy} onClick={() => put('open', t`Players can take seats again`)}>
          <Trans>Open to new players</Trans>
        </Button>
      )}
      {state === 'finished' && (
        <Button icon="undo" busy={isBusy} onClick={() => ask(resume)}>
          <Trans>Continue the event</Trans>
        </Button>
      )}
    </>
  );
}

function LastSteps({ event, tools: { ask, isBusy } }: StepsProps) {
  const navigate = useNavigate();
  const { cancel, drop } = useStateQuestions(event);
  const remove = () =>
    ask({
      ...drop,
      action: async () => deleteEvent(event.id),
      after: () => void navigate(paths.events(), { replace: true }),
    });
  return (
    <>
      {event.state === 'draft' && (
        <Button className={styles.last} flush variant="quiet" icon="trash" busy={isBusy} onClick={remove}>
          <Trans>Delete the draft</Trans>
        </Button>
      )}
      {(isBeforeStart(event) || event.state === 'running') && (
        <Button
          className={styles.last}
          flush
          variant="quiet"
          icon="close"
          busy={isBusy}
          onClick={() => ask(cancel)}
        >
          <Trans>Cancel the event</Trans>
        </Button>
      )}
    </>
  );
}

/** The reason why there is no next step, or that nobody sees the event yet. */
function StateNote({ event }: { event: EventView }) {
  if (event.state === 'draft') {
    return (
      <p className={styles.note}>
        <Trans>A draft: nobody but you and your helpers sees it until you announce it.</Trans>
      </p>
    );
  }
  return isBeforeStart(event) && event.taken < LEAST_PLAYERS ? (
    <p className={styles.note}>
      <Trans>The event can begin once two players have a seat.</Trans>
    </p>
  ) : null;
}

/** A round needs two. */
const LEAST_PLAYERS = 2;

function isBeforeStart({ state }: EventView): boolean {
  return state === 'open' || state === 'closed';
}
