import type { Account } from '#data/admin/users.ts';

/** The number of public characters of a WAB id; `player_cards.short_id` has as many. */
const SHORT_ID = 8;

/**
 * Returns the name of an account, as the board and the log also show it: its user name, else its
 * short WAB id.
 */
export function accountName({ username, wab_id: wabId }: Account): string {
  return username ?? wabId.slice(0, SHORT_ID);
}
