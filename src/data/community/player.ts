import * as v from 'valibot';
import { shownPicture, smallPicture } from '#domain/community/picture.ts';

/** The name that something was done under. */
export type Player = {
  readonly id: string;
  /** The user name, or the short WAB id of those who have none. */
  readonly name: string;
  /** The name in the address of the player's page: the user name, or the id. */
  readonly who: string;
  /** Address of a small portrait that a page may show; null for none. */
  readonly avatarUrl: string | null;
};

const cardFields = v.object({
  id: v.string(),
  username: v.nullable(v.string()),
  short_id: v.string(),
  avatar_url: v.nullable(v.string()),
});

/** The columns of `player_cards` that make a Player. */
export const CARD_COLUMNS = Object.keys(cardFields.entries).join(',');

/** A row of `player_cards`, as it stands beside what a player did. */
export const playerCard = v.pipe(
  cardFields,
  v.transform(({ id, username, short_id, avatar_url }) => playerOf(id, username, short_id, avatar_url)),
);

/** A player out of the columns of a call; null where the name may not be seen. */
export function playerOf(
  id: string,
  username: string | null,
  shortId: string,
  avatarUrl: string | null,
): Player {
  return {
    id,
    name: username ?? shortId,
    who: username ?? id,
    avatarUrl: smallPicture(shownPicture(avatarUrl)),
  };
}
