import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext } from '@playwright/test';
import { serviceKey } from './operator.ts';
import { serviceAddress } from './services.ts';

/** The parts of a post that is made beforehand; the rest is as for a small casual list. */
export type MadePost = {
  readonly name: string;
  readonly faction?: string;
  /** The points that the sender claims. */
  readonly points?: number;
  readonly unit?: string;
  readonly isTournament?: boolean;
};

/** Posts lists that were there before a test, in the name of a player. */
export class Poster {
  private readonly request: APIRequestContext;

  constructor(request: APIRequestContext) {
    this.request = request;
  }

  /** The id of the player with this address. */
  async idOf(email: string): Promise<string> {
    const { users } = (await this.call('GET', '/auth/v1/admin/users?per_page=1000')) as {
      users: readonly { id: string; email: string }[];
    };
    const user = users.find((one) => one.email === email);
    expect(user).toBeDefined();
    return user?.id ?? '';
  }

  async rename(userId: string, username: string): Promise<void> {
    await this.call('PATCH', `/rest/v1/profiles?id=eq.${userId}`, { username });
  }

  /** One player follows another. */
  async follow(followerId: string, followedId: string): Promise<void> {
    await this.call('POST', '/rest/v1/user_follows', { follower_id: followerId, followed_id: followedId });
  }

  /** Somebody likes a post, and comments on it. */
  async react(userId: string, listId: string, comment: string): Promise<void> {
    await this.call('POST', '/rest/v1/list_likes', { list_id: listId, user_id: userId });
    await this.call('POST', '/rest/v1/list_comments', { list_id: listId, user_id: userId, body: comment });
  }

  /** Bans a player without an end. */
  async ban(userId: string, reason: string): Promise<void> {
    await this.call('PATCH', `/rest/v1/profiles?id=eq.${userId}`, { banned: true, ban_reason: reason });
  }

  /** Nobody sees what the player does any more. */
  async hideActivity(userId: string): Promise<void> {
    await this.call('PATCH', `/rest/v1/profiles?id=eq.${userId}`, { activity_visibility: 'nobody' });
  }

  /** Posts these lists, the last one latest. Returns their ids. */
  async post(userId: string, posts: readonly MadePost[]): Promise<readonly string[]> {
    const now = Date.now();
    const rows = posts.map((made, at) => ({
      id: randomUUID(),
      user_id: userId,
      name: made.name,
      faction: made.faction ?? 'northern-tribes',
      units: [
        {
          id: made.unit ?? 'hersir',
          name: made.unit ?? 'Hersir',
          pointsCost: made.points ?? 25,
          quantity: 1,
          command: 1,
          tournamentLegal: true,
        },
      ],
      is_tournament_list: made.isTournament ?? false,
      created_at: new Date(now - (posts.length - at) * 1_000).toISOString(),
    }));
    await this.call('POST', '/rest/v1/shared_lists', rows);
    return rows.map(({ id }) => id);
  }

  private async call(method: string, path: string, data?: unknown): Promise<unknown> {
    const key = await serviceKey();
    const response = await this.request.fetch(serviceAddress(path), {
      method,
      ...(data === undefined ? {} : { data }),
      headers: { apikey: key, Authorization: `Bearer ${key}` },
    });
    const text = await response.text();
    expect(response.ok(), text).toBe(true);
    return text === '' ? null : (JSON.parse(text) as unknown);
  }
}
