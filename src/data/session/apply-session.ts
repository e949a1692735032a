import * as v from 'valibot';
import { readToken } from '#domain/access/token.ts';
import { userIdOf, type Viewer } from '#domain/access/viewer.ts';
import type { BackendClient } from '#platform/backend/backend.ts';
import { callRest, rowIn } from '#platform/backend/call-rest.ts';
import { now } from '#platform/clock.ts';
import { readAccessLimit } from './read-access-limit.ts';
import { announceEnd, nobody, sessionStore } from './session-store.ts';
import { tellUserChange } from './user-change.ts';

/**
 * The time that the profile may take; without it the flags stay false (docs/product.md,
 * "Sessions").
 */
const PROFILE_MS = 2_000;

const sessionFields = v.object({
  access_token: v.string(),
  user: v.object({
    id: v.string(),
    email: v.optional(v.nullable(v.string()), ''),
    factors: v.optional(v.array(v.object({ status: v.string() })), []),
  }),
});

type Flags = {
  readonly isWabAdmin: boolean;
  readonly isTester: boolean;
};

/** The rights in a user's profile; `isRestricted` when they may not write. */
type Rights = {
  readonly flags: Flags;
  readonly isRestricted: boolean;
};

const NO_FLAGS: Rights = { flags: { isWabAdmin: false, isTester: false }, isRestricted: false };
const flag = v.nullable(v.boolean());
const flagRow = v.object({
  wab_admin: flag,
  tester: flag,
  banned: v.optional(flag, false),
  deactivated: v.optional(flag, false),
});

type Change = {
  readonly token: string;
  readonly done: Promise<void>;
};

let latest: Change | null = null;

/**
 * Makes the viewer out of what auth-js holds: a session whose token reads well (docs/product.md,
 * "Sessions") is a user, with the flags of the profile, which are read again each time; everything
 * else is nobody. A session that still lacks the account's second factor is nobody too. Of several
 * at once the last one counts.
 */
export async function applySession(backend: BackendClient, session: unknown): Promise<void> {
  const read = v.safeParse(sessionFields, session);
  if (!read.success) {
    becomeNobody();
    return;
  }
  const { access_token: token } = read.output;
  if (latest?.token === token) return latest.done;
  const mine: Change = { token, done: becomeUser(backend, read.output, (): boolean => latest === mine) };
  latest = mine;
  try {
    await mine.done;
  } finally {
    // The same token again later is a change of its own: its flags are read again.
    if (latest === mine) latest = null;
  }
}

/** Nobody is signed in here. */
export function becomeNobody(awaitsSecondFactor = false): void {
  latest = null;
  show(nobody(), awaitsSecondFactor);
}

async function becomeUser(
  backend: BackendClient,
  { access_token: token, user }: v.InferOutput<typeof sessionFields>,
  isLatest: () => boolean,
): Promise<void> {
  const claims = readToken(token, now().getTime());
  if (!claims.ok || claims.userId !== user.id) return becomeNobody();
  const hasFactor = user.factors.some(({ status }) => status === 'verified');
  if (hasFactor && claims.level === 'aal1') {
    // Set up on another device while this one was signed in.
    if (userIdOf(sessionStore.getState().viewer) !== null) announceEnd('factor');
    return becomeNobody(true);
  }
  const { flags, isRestricted } = await Promise.race([readFlags(backend, user.id), noFlagsInTime()]);
  if (!isLatest()) return;
  show({ status: 'authenticated', userId: user.id, email: user.email ?? '', ...flags, isPreview: false });
  const accessLimit = isRestricted ? await readAccessLimit(backend) : null;
  if (userIdOf(sessionStore.getState().viewer) === user.id) sessionStore.setState({ accessLimit });
}

async function readFlags(backend: BackendClient, userId: string): Promise<Rights> {
  try {
    const query = { select: 'tester,wab_admin,banned,deactivated', id: `eq.${userId}` };
    const row = v.safeParse(flagRow, rowIn(await callRest({ path: 'profiles', query }, backend)));
    if (!row.success) return NO_FLAGS;
    const { wab_admin: isWabAdmin, tester: isTester, banned, deactivated } = row.output;
    return {
      flags: { isWabAdmin: isWabAdmin === true, isTester: isTester === true },
      isRestricted: banned === true || deactivated === true,
    };
  } catch {
    return NO_FLAGS;
  }
}

async function noFlagsInTime(): Promise<Rights> {
  return new Promise((resolve) => setTimeout(() => resolve(NO_FLAGS), PROFILE_MS));
}

/** The one place where the viewer changes. */
function show(viewer: Viewer, awaitsSecondFactor = false): void {
  const before = sessionStore.getState();
  const same = JSON.stringify(before.viewer) === JSON.stringify(viewer);
  if (same && before.awaitsSecondFactor === awaitsSecondFactor) return;
  const isSameUser = userIdOf(before.viewer) === userIdOf(viewer);
  sessionStore.setState({
    viewer: same ? before.viewer : viewer,
    awaitsSecondFactor,
    accessLimit: isSameUser ? before.accessLimit : null,
  });
  if (userIdOf(viewer) !== null && before.ended !== null) announceEnd(null);
  if (!isSameUser && before.viewer.status !== 'loading') tellUserChange();
}
