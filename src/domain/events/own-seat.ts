/** The reader's own seat in an event; undefined for who has none. */
export function ownSeat<Seat extends { readonly isMe: boolean }>(event: {
  readonly players: readonly Seat[];
}): Seat | undefined {
  return event.players.find(({ isMe }) => isMe);
}
