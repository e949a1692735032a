import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { loadBackend } from '#platform/backend/backend.ts';
import { BackendError } from '#platform/backend/backend-error.ts';
import { callRest } from '#platform/backend/call-rest.ts';
import { act, type AdminOutcome, noteCall, readRows, writeRow } from './act.ts';

const account = v.object({
  id: v.string(),
  email: v.nullable(v.string()),
  is_confirmed: v.boolean(),
  username: v.nullable(v.string()),
  wab_id: v.string(),
  avatar_url: v.nullable(v.string()),
  created_at: v.string(),
  last_sign_in_at: v.nullable(v.string()),
  wab_admin: v.boolean(),
  tester: v.boolean(),
  banned: v.boolean(),
  deactivated: v.boolean(),
  sessions: v.number(),
  posts: v.number(),
  open_reports: v.number(),
  warnings: v.number(),
  total: v.number(),
});
export type Account = v.InferOutput<typeof account>;

export const ACCOUNT_KINDS = ['all', 'admins', 'testers', 'banned', 'deactivated', 'unconfirmed'] as const;
export type AccountKind = (typeof ACCOUNT_KINDS)[number];

/** Rows of a page of accounts and of reports. */
export const PAGE_SIZE = 25;

/** Accounts whose address, name or WAB id has `term` in it, newest first. */
export function usersQuery(term: string, kind: AccountKind, page: number) {
  return queryOptions({
    queryKey: ['admin', 'users', term, kind, page],
    queryFn: async ({ signal }) =>
      readRows(account, { path: 'rpc/admin_users', body: { term, kind, page }, signal }),
    staleTime: 0,
  });
}

/** A right or restriction that an administrator sets or removes. */
export type Right = 'wab_admin' | 'tester' | 'banned' | 'deactivated';

/**
 * Gives or takes a right, bans or closes an account; the database notes who did. A ban ends all
 * sessions.
 */
export async function setRight(id: string, right: Right, value: boolean): Promise<AdminOutcome> {
  return act(async () =>
    writeRow({
      path: 'profiles',
      method: 'PATCH',
      query: { id: `eq.${id}`, select: 'id' },
      body: { [right]: value },
    }),
  );
}

/**
 * Bans a player for a reason that they read. `until`: ISO 8601 instant, null for a ban without an
 * end. It ends all sessions.
 */
export async function banPlayer(id: string, reason: string, until: string | null): Promise<AdminOutcome> {
  return act(async () =>
    writeRow({
      path: 'profiles',
      method: 'PATCH',
      query: { id: `eq.${id}`, select: 'id' },
      body: { banned: true, ban_reason: reason, banned_until: until },
    }),
  );
}

/** Signs an account out on every device. */
export async function endSessions(id: string): Promise<AdminOutcome> {
  return act(async () => callRest({ path: 'rpc/admin_end_sessions', body: { player: id } }));
}

/** Mails the confirmation of a sign-up once more. */
export async function resendConfirmation(email: string): Promise<AdminOutcome> {
  return act(async () => {
    const { auth } = await loadBackend();
    const { error } = await auth.resend({ type: 'signup', email });
    if (error !== null) throw new BackendError(error.message, error.status ?? 0, error.code ?? null);
    await noteCall('resend_confirmation', email, email);
  });
}
