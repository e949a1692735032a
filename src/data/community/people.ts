import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { callRest } from '#platform/backend/call-rest.ts';
import { CARD_COLUMNS, type Player, playerCard } from './player.ts';
import { type Outcome, outcomeOf } from './problem-of.ts';

/** Most players of one kind that are read at once. */
const MOST_PEOPLE = 1_000;

const cards = (column: string) =>
  v.pipe(
    v.array(v.object({ [column]: v.string(), player: v.nullable(playerCard) })),
    // A card may be hidden by now.
    v.transform((rows) => rows.flatMap(({ player }) => (isPlayer(player) ? [player] : []))),
  );

function isPlayer(card: unknown): card is Player {
  return typeof card === 'object' && card !== null;
}

/** The players that this user follows, latest first. */
export function followedQuery(userId: string) {
  return peopleQuery('followed', userId, 'user_follows', 'follower_id', 'followed_id');
}

/** The players that follow this user, latest first. */
export function followersQuery(userId: string) {
  return peopleQuery('followers', userId, 'user_follows', 'followed_id', 'follower_id');
}

/** The players that this user has blocked, latest first. */
export function blockedQuery(userId: string) {
  return peopleQuery('blocked', userId, 'user_blocks', 'blocker_id', 'blocked_id');
}

function peopleQuery(name: string, userId: string, table: string, mine: string, theirs: string) {
  return queryOptions({
    queryKey: ['community', 'people', name, userId],
    queryFn: async ({ signal }): Promise<readonly Player[]> => {
      const query = {
        select: `${theirs},player:player_cards!${theirs}(${CARD_COLUMNS})`,
        [mine]: `eq.${userId}`,
        order: 'created_at.desc',
        limit: String(MOST_PEOPLE),
      };
      return v.parse(cards(theirs), await callRest({ path: table, query, signal }));
    },
  });
}

/** Players whose name or id a text may mean; at least two characters. */
export function playerSearchQuery(term: string) {
  const asked = term.trim();
  return queryOptions({
    queryKey: ['community', 'players', asked.toLowerCase()],
    queryFn: async ({ signal }): Promise<readonly Player[]> =>
      v.parse(
        v.array(playerCard),
        await callRest({ path: 'rpc/find_players', body: { term: asked, most: 20 }, signal }),
      ),
    enabled: asked.length >= 2,
  });
}

/** Follows a player, or stops. Doing either twice is doing it once. */
export async function setFollow(playerId: string, userId: string, follows: boolean): Promise<Outcome> {
  return outcomeOf(async () => {
    if (follows) await put('user_follows', { followed_id: playerId });
    else await drop('user_follows', { follower_id: userId, followed_id: playerId });
    return {};
  });
}

/** Ends that a player follows this user. */
export async function removeFollower(playerId: string, userId: string): Promise<Outcome> {
  return outcomeOf(async () => {
    await drop('user_follows', { follower_id: playerId, followed_id: userId });
    return {};
  });
}

/** Blocks a player, whose things are not shown to this user any more, or lifts the block. */
export async function setBlock(playerId: string, userId: string, isBlocked: boolean): Promise<Outcome> {
  return outcomeOf(async () => {
    if (isBlocked) await put('user_blocks', { blocked_id: playerId });
    else await drop('user_blocks', { blocker_id: userId, blocked_id: playerId });
    return {};
  });
}

async function put(path: string, body: Readonly<Record<string, string>>): Promise<void> {
  await callRest({ path, body, prefer: 'return=minimal,resolution=ignore-duplicates' });
}

async function drop(path: string, where: Readonly<Record<string, string>>): Promise<void> {
  const query = Object.fromEntries(Object.entries(where).map(([column, id]) => [column, `eq.${id}`]));
  await callRest({ path, method: 'DELETE', query, prefer: 'return=minimal' });
}
