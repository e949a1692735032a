import * as v from 'valibot';
import { type Account, type Accounts, isProvenAddress, OPERATOR_REASON } from './accounts.ts';
import { OperateError } from './operate-error.ts';

/** The server that is asked, and the token for it. */
export type ServerAccountsParts = {
  /** Without a slash at the end. */
  readonly address: string;
  /** A token of service_role. */
  readonly token: string;
  readonly fetch: typeof fetch;
};

type Method = 'GET' | 'PATCH' | 'POST';
type Ask = <T extends v.GenericSchema>(
  path: string,
  shape: T,
  method?: Method,
  body?: unknown,
) => Promise<v.InferOutput<T>>;

const TIMEOUT_MS = 10_000;
/**
 * Pages of a search; the address that is looked for stands on the first, save where others contain
 * it.
 */
const MAX_PAGES = 100;

const user = v.object({
  id: v.pipe(v.string(), v.uuid()),
  email: v.nullish(v.string(), ''),
  created_at: v.string(),
  email_confirmed_at: v.nullish(v.string(), null),
});
type User = v.InferOutput<typeof user>;
const users = v.object({ users: v.array(user) });
const profiles = v.array(
  v.object({
    id: v.string(),
    wab_id: v.string(),
    wab_admin: v.boolean(),
    banned: v.boolean(),
    deactivated: v.boolean(),
  }),
);
const COLUMNS = 'select=id,wab_id,wab_admin,banned,deactivated';

/**
 * The accounts of a running server, over its own API. Methods throw OperateError when it does not
 * answer as it should.
 */
export function createServerAccounts(parts: ServerAccountsParts): Accounts {
  const ask = createAsk(parts);
  return {
    find: async (email) => {
      const found = await findUser(ask, email);
      if (found === null) return null;
      const [profile] = await ask(`/rest/v1/profiles?${COLUMNS}&id=eq.${found.id}`, profiles);
      return profile === undefined ? null : accountOf(profile, { ...found, email });
    },
    admins: async () => {
      const admins: Account[] = [];
      for (const profile of await ask(`/rest/v1/profiles?${COLUMNS}&wab_admin=is.true`, profiles)) {
        admins.push(
          accountOf(profile, await ask(`/auth/v1/admin/users/${encodeURIComponent(profile.id)}`, user)),
        );
      }
      return admins;
    },
    setAdmin: async (id, isAdmin) => {
      const path = `/rest/v1/profiles?${COLUMNS}&id=eq.${id}`;
      const changed = await ask(path, profiles, 'PATCH', { wab_admin: isAdmin });
      return changed.length === 1;
    },
    help: async (id, help) =>
      ask(`/rest/v1/rpc/admin_${help}`, v.unknown(), 'POST', { player: id, reason: OPERATOR_REASON }),
  };
}

async function findUser(ask: Ask, email: string): Promise<User | null> {
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const search = new URLSearchParams({ filter: email, page: String(page), per_page: '50' });
    const found = await ask(`/auth/v1/admin/users?${search.toString()}`, users);
    const match = found.users.find((one) => one.email.toLowerCase() === email);
    if (match !== undefined) return match;
    if (found.users.length === 0) return null;
  }
  return null;
}

function accountOf(profile: v.InferOutput<typeof profiles>[number], owner: User): Account {
  const { id, wab_id: wabId, wab_admin: isAdmin, banned, deactivated } = profile;
  const { email, created_at: madeAt, email_confirmed_at: confirmedAt } = owner;
  const isProven = isProvenAddress(madeAt, confirmedAt);
  return { id, email, isAdmin, isBlocked: banned || deactivated, wabId, madeAt, isProven };
}

function createAsk({ address, token, fetch }: ServerAccountsParts): Ask {
  return async (path, shape, method = 'GET', body) => {
    const response = await fetch(`${address}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        apikey: token,
        'content-type': 'application/json',
        prefer: 'return=representation',
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      // The token goes to this server and no further.
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((cause: unknown) => {
      throw new OperateError(`The server at ${address} no longer answers.`, { cause });
    });
    if (response.status === 401 || response.status === 403) {
      throw new OperateError(
        `The server at ${address} does not know the keys of this command. ` +
          'Give it the DATA_DIR, JWT_SECRET and JWT_KEYS that the server has.',
      );
    }
    const answer: unknown = await response.json().catch(() => null);
    const parsed = v.safeParse(shape, answer);
    if (response.ok && parsed.success) return parsed.output;
    const what = `${method} ${path.split('?')[0] ?? ''}`;
    throw new OperateError(
      `The server at ${address} answered ${what} with ${String(response.status)} and nothing that this command understands.`,
    );
  };
}
