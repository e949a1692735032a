import * as v from 'valibot';
import { callRest } from '#platform/backend/call-rest.ts';
import type { EventState, SeatStatus } from './event.ts';
import { type EventOutcome, eventOutcomeOf } from './event-outcome.ts';

/** Calls a function of events whose answer nobody needs. */
async function call(name: string, body: object): Promise<EventOutcome> {
  return eventOutcomeOf(async () => {
    await callRest({ path: `rpc/${name}`, body });
    return {};
  });
}

/** Announces, closes, begins, ends or cancels an event. */
export async function setEventState(id: string, wanted: EventState): Promise<EventOutcome> {
  return call('set_event_state', { event: id, wanted });
}

/** Deletes an event that was never announced. */
export async function deleteEvent(id: string): Promise<EventOutcome> {
  return call('delete_event', { event: id });
}

/** Makes a new code for the invitation; links with the old one end. */
export async function renewInvite(id: string): Promise<EventOutcome> {
  return call('renew_event_invite', { event: id });
}

/** Takes an event out of sight, or shows it again; for administrators. */
export async function hideEvent(id: string, isHidden: boolean): Promise<EventOutcome> {
  return call('hide_event', { event: id, hidden: isHidden });
}

/** Takes a seat, or a place among those who wait. With a seat already, it changes the club. */
export async function joinEvent(
  id: string,
  club: string | null,
  invite: string | null,
): Promise<EventOutcome<{ readonly status: 'in' | 'waiting' }>> {
  return eventOutcomeOf(async () => ({
    status: v.parse(
      v.picklist(['in', 'waiting']),
      await callRest({ path: 'rpc/join_event', body: { event: id, club, invite } }),
    ),
  }));
}

/** Gives the player's own seat back, before the event begins. */
export async function leaveEvent(id: string): Promise<EventOutcome> {
  return call('leave_event', { event: id });
}

/** Changes the player's own club, until the event is over. */
export async function changeOwnClub(id: string, club: string | null): Promise<EventOutcome> {
  return call('change_own_club', { event: id, club });
}

/** Checks the player in, by the code on the door of the hall. */
export async function checkIn(id: string, door: string): Promise<EventOutcome> {
  return call('check_in', { event: id, door });
}

/** Makes a new code for the door; copies of the old one let nobody in. */
export async function renewDoor(id: string): Promise<EventOutcome> {
  return call('renew_event_door', { event: id });
}

/** Enters a guest, who has no account; for those who run the event. */
export async function addGuest(
  id: string,
  guest: { readonly name: string; readonly club: string | null; readonly joinedRound: number },
): Promise<EventOutcome> {
  const { name, club, joinedRound } = guest;
  return call('add_event_guest', { event: id, name, club, joined_round: joinedRound });
}

/** A change of a player's place in an event. It leaves alone what it does not name. */
export type SeatChange = {
  readonly status?: SeatStatus;
  readonly club?: string | null;
  readonly joinedRound?: number;
  readonly droppedAfter?: number | null;
  readonly isHere?: boolean;
};

/** Changes the place of a player; for those who run the event. */
export async function changeSeat(player: string, change: SeatChange): Promise<EventOutcome> {
  const { status, club, joinedRound, droppedAfter, isHere } = change;
  // JSON leaves out what is undefined, and the call changes nothing of what is left out.
  const body = { status, club, joined_round: joinedRound, dropped_after: droppedAfter, is_here: isHere };
  return call('change_event_player', { player, body });
}

/** Lets somebody run the event too, by the whole WAB id; for its organiser. */
export async function addHelper(id: string, wabId: string): Promise<EventOutcome> {
  return call('add_event_helper', { event: id, wab_id: wabId });
}

/** Ends a helper's part; for the organiser and the helper. */
export async function removeHelper(id: string, helper: string): Promise<EventOutcome> {
  return call('remove_event_helper', { event: id, helper });
}
