import type { Account } from '#data/admin/users.ts';

/** How many characters of a WAB id are public; `player_cards.short_id` has as many. */
const SHORT_ID = 8;

/** The name of an account, as the board and the log show it too: its user name, else its short WAB id. */
export function accountName({ username, wab_id: wabId }: Account): string {
  return username ?? wabId.slice(0, SHORT_ID);
}
