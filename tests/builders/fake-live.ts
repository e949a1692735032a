/**
 * Shared games of a test's backend, over `fetch`: one game with its code, rows that any account may
 * write, and a network that can be switched off. Tests that use it mock the game's channel with
 * `fake-game-channel.ts`.
 */
import type { LiveBody } from '#domain/live/types.ts';
import {
  type FakeAnswer,
  type FakeCall,
  type FakeHandler,
  fakeBackend,
  fakeSession,
  fakeToken,
  noNetwork,
} from './fake-backend.ts';
import { hint } from './fake-game-channel.ts';
import { LiveServer } from './live-server.ts';

/** The account without a name that the backend makes for a guest. */
export const NAMELESS = '5d0f0c1e-3d0c-4a39-9c71-2b9a6a3c4e55';
/** The account of the other phone. */
export const RIVAL = '9b1f6a51-6d9e-4d0c-8e9f-0a4a5b6c7d88';

export const CODE = 'ABCDEF';
export const INVITE = 'invite-secret-of-the-game';

/** The only shared game of a backend. */
export class FakeLive {
  readonly server = new LiveServer([]);
  readonly calls: readonly FakeCall[];
  id = '0b6c7d5e-1111-4222-8333-444455556666';
  isOnline = true;
  /** False: guests get no account. */
  hasGuests = true;
  /** The refusal of every call of games; null for none. */
  refusal: FakeAnswer | null = null;
  private watches = 1;
  private ids = 0;

  constructor() {
    this.calls = fakeBackend(this.handle).calls;
  }

  /** The other phone writes, and this one hears of it. */
  say(...bodies: readonly LiveBody[]): void {
    for (const body of bodies) this.write(RIVAL, body);
    hint();
  }

  /** Names of the calls of games so far. */
  get asked(): readonly string[] {
    return this.calls.flatMap(({ path }) => /rpc\/(\w+)/.exec(path)?.[1] ?? []);
  }

  /** A row as it comes, also one that no phone can read. */
  write(author: string, body: unknown): void {
    this.ids += 1;
    const { rows } = this.server;
    rows.push({
      n: rows.length + 1,
      id: `row-${String(this.ids)}`,
      author,
      body: body as LiveBody,
      at: Date.now(),
    });
  }

  private readonly handle: FakeHandler = (call) => {
    if (!this.isOnline) return noNetwork();
    if (call.path === '/auth/v1/signup') return this.signUp();
    const name = /^\/rest\/v1\/rpc\/(\w+)/.exec(call.path)?.[1] ?? '';
    if (!name.includes('live')) return null;
    if (this.refusal !== null) return this.refusal;
    if (name === 'join_live_game' && ![CODE, INVITE].includes(String(call.body['code']))) {
      return { status: 404, body: { code: 'PT404', message: '', details: 'live_code', hint: null } };
    }
    this.server.now = Date.now();
    return { status: 200, body: this.answer(name, call) };
  };

  private signUp(): FakeAnswer {
    if (!this.hasGuests) return { status: 422, body: { error_code: 'anonymous_provider_disabled', msg: '' } };
    return { status: 200, body: namelessSession() };
  }

  private answer(name: string, { body, token }: FakeCall): unknown {
    const after = Number(body['after'] ?? 0);
    if (name === 'renew_live_watch') this.watches += 1;
    if (name === 'open_live_game') this.id = String(body['game']);
    if (name === 'live_games_of_mine') return [{ ...this.entry(), last_at: Date.now(), members: [] }];
    if (name === 'write_live_rows') {
      const entries = body['entries'] as { id: string; body: LiveBody }[];
      this.server.append(accountOf(token), { after, entries });
    }
    if (name === 'write_live_rows' || name === 'read_live_rows') {
      return { now: Date.now(), rows: this.server.rows.slice(after) };
    }
    return this.entry();
  }

  private entry() {
    const code_until = Date.now() + 3_600_000;
    return { game: this.id, code: CODE, invite: INVITE, code_until, watch: `watch-${String(this.watches)}` };
  }
}

/** Returns a session of the account without a name. */
export function namelessSession() {
  const session = fakeSession();
  const access_token = fakeToken({ sub: NAMELESS, exp: session.expires_at, is_anonymous: true });
  return { ...session, access_token, user: { ...session.user, id: NAMELESS } };
}

/** Returns the id of the account that a token names. */
export function accountOf(token: string): string {
  const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  return String(Reflect.get(claims as object, 'sub'));
}
