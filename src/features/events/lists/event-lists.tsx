import { Trans } from '@lingui/react/macro';
import { Link, useLocation } from 'react-router';
import { Lazy } from '#components/lazy/lazy.tsx';
import type { EventView } from '#data/events/event.ts';
import { listEventOf } from '#data/events/handed-in-lists.ts';
import { useViewer } from '#data/session/use-viewer.ts';
import type { HandedInList } from '#domain/events/lists/event-lists.ts';
import { handInWay, listRows } from '#domain/events/lists/list-desk.ts';
import { paths } from '#platform/paths.ts';
import { useDialogAddress } from '#platform/use-dialog-address.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { AboutSeals } from './about-seals.tsx';
import { DeadlineFacts } from './deadline-facts.tsx';
import { loadHandIn } from './load-hand-in.ts';
import { MyList } from './my-list.tsx';
import { PlayersLists } from './players-lists.tsx';
import { useListPhase } from './use-list-phase.ts';

type EventListsProps = {
  event: EventView;
  lists: readonly HandedInList[];
  /** Ms since 1970. */
  deadline: number;
};

/** The deadline, the reader's own list, everybody's lists, and the dialog that hands one in. */
export function EventLists({ event, lists, deadline }: EventListsProps) {
  const facts = listEventOf(event);
  const phase = useListPhase(facts);
  const dialog = useDialogAddress('hand-in');
  const rows = listRows(event.players, lists);
  const mine = rows.find(({ seat }) => seat.isMe);
  const target = rows.find(({ seat }) => seat.id === dialog.value)?.seat;
  const way = target === undefined ? null : handInWay(facts, target, phase);
  return (
    <>
      <DeadlineFacts event={facts} zone={event.zone} phase={phase} deadline={deadline} />
      {mine !== undefined && (
        <MyList
          row={mine}
          way={handInWay(facts, mine.seat, phase)}
          phase={phase}
          format={event.format}
          onHandIn={() => dialog.open(mine.seat.id)}
        />
      )}
      {phase === 'sealed' && <SignIn />}
      <PlayersLists event={event} facts={facts} phase={phase} rows={rows} onHandIn={dialog.open} />
      <AboutSeals />
      {target !== undefined && way !== null && (
        <Lazy
          key={target.id}
          load={loadHandIn}
          props={{ event, seat: target, way, onClose: dialog.close }}
          onFailure={dialog.close}
        />
      )}
    </>
  );
}

/** Asks a guest to sign in: a seat belongs to an account. */
function SignIn() {
  const { pathname, search } = useLocation();
  if (useViewer().status !== 'guest') return null;
  return (
    <Banner
      tone="info"
      actions={
        <Button render={<Link to={paths.login(`${pathname}${search}`)} />}>
          <Trans>Sign in</Trans>
        </Button>
      }
    >
      <p>
        <Trans>Do you have a seat? Sign in to hand in your list.</Trans>
      </p>
    </Banner>
  );
}
