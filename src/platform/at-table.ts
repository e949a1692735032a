/** A game that is being set up, played, scored or watched. */
const TABLE = /^\/(?:game|setup|deployment|scoring|summary|replay|wall|watch)(?:\/|$)/;

/**
 * True when a game lies on the table: what the app has to say of itself waits until the player
 * leaves it.
 */
export function isAtTable(path = location.pathname): boolean {
  return TABLE.test(path);
}
