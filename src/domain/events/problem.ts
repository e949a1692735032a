/** The reason why a call of an event fails (words/event-problems.ts has a text for each). */
export type EventProblem = {
  readonly code:
    /** Every seat is taken. */
    | 'full'
    /** The organisers take no new players now. */
    | 'closed'
    /** The event has begun. */
    | 'running'
    /** The event has finished. */
    | 'over'
    | 'cancelled'
    /** The event is in another state than the player saw. */
    | 'changed-since'
    /** An event has ten helpers. */
    | 'helpers'
    /** The code is not the one on the door now. */
    | 'door'
    /** The player has no seat to check in for. */
    | 'no-seat'
    /** The check-in begins a day before the event. */
    | 'early'
    /** Nobody has this WAB id, or one of the two has blocked the other. */
    | 'player';
};
