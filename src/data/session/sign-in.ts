import type { GoTrueMFAApi } from '@supabase/auth-js';
import { type AuthOutcome, failure } from '#platform/backend/auth-problem.ts';
import { failureOf } from '#platform/backend/failure-of.ts';
import { absoluteUrl, paths } from '#platform/paths.ts';
import { applySession } from './apply-session.ts';
import { followedBackend } from './follow-session.ts';
import { sessionStore } from './session-store.ts';

export type Credentials = {
  readonly email: string;
  readonly password: string;
};

/**
 * Signed in, or only so far that the account's second factor is asked for (`needsSecondFactor`).
 */
export type SignInOutcome = AuthOutcome<{ readonly needsSecondFactor: boolean }>;

/**
 * Signs in with a password (docs/product.md, "Accounts"). The viewer is up to date when the promise
 * resolves.
 */
export async function signIn({ email, password }: Credentials): Promise<SignInOutcome> {
  try {
    const backend = await followedBackend();
    const { data, error } = await backend.auth.signInWithPassword({ email: email.trim(), password });
    if (error !== null) return failureOf(error);
    await applySession(backend, data.session);
    return { ok: true, needsSecondFactor: sessionStore.getState().awaitsSecondFactor };
  } catch (error) {
    return failureOf(error);
  }
}

/**
 * Makes an account (docs/product.md, "Accounts"). `language` goes into its metadata, for its mails,
 * and so does the wanted user name, which the database gives once the address is confirmed.
 * `isSignedIn` is false where the address has to be confirmed by a mail first; a service that
 * confirms at once signs in as well. The mail's link leads back to `next`, a path of ours.
 */
export async function signUp(
  { email, password }: Credentials,
  {
    language,
    next,
    username = '',
  }: { readonly language: string; readonly next: string; readonly username?: string },
): Promise<AuthOutcome<{ readonly isSignedIn: boolean }>> {
  try {
    const backend = await followedBackend();
    const { data, error } = await backend.auth.signUp({
      email: email.trim(),
      password,
      options: {
        data: { language, ...(username === '' ? {} : { username }) },
        emailRedirectTo: absoluteUrl(paths.login(next)),
      },
    });
    if (error !== null) return failureOf(error);
    if (data.session === null) return { ok: true, isSignedIn: false };
    await applySession(backend, data.session);
    return { ok: true, isSignedIn: true };
  } catch (error) {
    return failureOf(error);
  }
}

/**
 * Has a link to sign in with mailed to an account that exists (docs/product.md, "Accounts"); makes
 * no account.
 */
export async function sendMagicLink(email: string, next: string): Promise<AuthOutcome> {
  try {
    const { auth } = await followedBackend();
    const emailRedirectTo = absoluteUrl(paths.login(next));
    const { error } = await auth.signInWithOtp({
      email: email.trim(),
      options: { shouldCreateUser: false, emailRedirectTo },
    });
    return error === null ? { ok: true } : failureOf(error);
  } catch (error) {
    return failureOf(error);
  }
}

/** Has the mail that confirms a new account sent once more (docs/product.md, "Accounts"). */
export async function resendConfirmation(email: string, next: string): Promise<AuthOutcome> {
  try {
    const { auth } = await followedBackend();
    const emailRedirectTo = absoluteUrl(paths.login(next));
    const { error } = await auth.resend({
      type: 'signup',
      email: email.trim(),
      options: { emailRedirectTo },
    });
    return error === null ? { ok: true } : failureOf(error);
  } catch (error) {
    return failureOf(error);
  }
}

/**
 * Nobody says which of their authenticator apps a code is from: each is tried until one knows it.
 */
async function showTo(
  mfa: GoTrueMFAApi,
  apps: readonly { readonly id: string }[],
  code: string,
): Promise<AuthOutcome> {
  let outcome: AuthOutcome = failure('mfa_factor_not_found');
  for (const { id } of apps) {
    const { error } = await mfa.challengeAndVerify({ factorId: id, code });
    if (error === null) return { ok: true };
    outcome = failureOf(error);
    if (outcome.code !== 'mfa_verification_failed') return outcome;
  }
  return outcome;
}

/**
 * Shows the code of an authenticator app for the account that is half signed in (docs/product.md,
 * "Accounts").
 */
export async function verifySecondFactor(code: string): Promise<AuthOutcome> {
  try {
    const backend = await followedBackend();
    const { data, error } = await backend.auth.mfa.listFactors();
    if (error !== null) return failureOf(error);
    const outcome = await showTo(backend.auth.mfa, data.totp, code.replaceAll(/\s/g, ''));
    if (!outcome.ok) return outcome;
    const { data: now } = await backend.auth.getSession();
    await applySession(backend, now.session);
    return { ok: true };
  } catch (error) {
    return failureOf(error);
  }
}
