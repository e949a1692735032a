import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import type { AuthOutcome } from '#platform/backend/auth-problem.ts';
import { BackendError } from '#platform/backend/backend-error.ts';
import { loadBackend } from '#platform/backend/backend.ts';
import { failureOf } from '#platform/backend/failure-of.ts';
import { absoluteUrl, paths } from '#platform/paths.ts';

/** A second factor that is set up. */
export type SecondFactor = {
  readonly id: string;
  /** The name that its owner gave it; empty when there is no name. */
  readonly name: string;
  /** ISO 8601 instant. */
  readonly createdAt: string;
};

/** The sign-in data of an account. */
export type Account = {
  readonly email: string;
  /** An address that waits for its confirmation; null when none does. */
  readonly newEmail: string | null;
  readonly factors: readonly SecondFactor[];
};

const factorJson = v.object({
  id: v.string(),
  friendly_name: v.optional(v.string(), ''),
  status: v.string(),
  created_at: v.string(),
});

const accountJson = v.object({
  email: v.optional(v.string(), ''),
  new_email: v.optional(v.string(), ''),
  factors: v.optional(v.array(factorJson), []),
});

/** The account of who is signed in, as it is now (GET user). */
export function accountQuery(userId: string) {
  return queryOptions({
    queryKey: ['profiles', 'account', userId],
    queryFn: readAccount,
    staleTime: 0,
  });
}

async function readAccount(): Promise<Account> {
  const { auth } = await loadBackend();
  const { data, error } = await auth.getUser();
  if (error !== null) throw new BackendError(error.message, error.status ?? 0, error.code ?? null);
  const { email, new_email: newEmail, factors } = v.parse(accountJson, data.user);
  return {
    email,
    newEmail: newEmail === '' ? null : newEmail,
    factors: factors.flatMap(({ id, status, friendly_name: name, created_at: createdAt }) =>
      status === 'verified' ? [{ id, name, createdAt }] : [],
    ),
  };
}

/**
 * Asks for another address (PUT user). Where the service mails, it changes once the links of the
 * mails were followed (`isChanged` false), else at once.
 */
export async function changeEmail(email: string): Promise<AuthOutcome<{ readonly isChanged: boolean }>> {
  try {
    const { auth } = await loadBackend();
    const emailRedirectTo = absoluteUrl(paths.login(paths.profile()));
    const { data, error } = await auth.updateUser({ email: email.trim() }, { emailRedirectTo });
    if (error !== null) return failureOf(error);
    return { ok: true, isChanged: data.user.email?.toLowerCase() === email.trim().toLowerCase() };
  } catch (error) {
    return failureOf(error);
  }
}
