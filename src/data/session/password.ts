import type { AuthOutcome } from '#platform/backend/auth-problem.ts';
import { failureOf } from '#platform/backend/failure-of.ts';
import { absoluteUrl, paths } from '#platform/paths.ts';
import { followedBackend } from './follow-session.ts';

/**
 * Has a link mailed by which a forgotten password can be set again (docs/product.md, "Accounts").
 * Tells nobody who has an account.
 */
export async function requestReset(email: string): Promise<AuthOutcome> {
  try {
    const { auth } = await followedBackend();
    const redirectTo = absoluteUrl(paths.resetPassword());
    const { error } = await auth.resetPasswordForEmail(email.trim(), { redirectTo });
    return error === null ? { ok: true } : failureOf(error);
  } catch (error) {
    return failureOf(error);
  }
}

/**
 * Sets the password of the signed-in user (docs/product.md, "Accounts"). Some services ask for
 * more: after `reauthentication_needed` send the code of a mail (`nonce`), after
 * `current_password_required` the present password.
 */
export async function setNewPassword(
  password: string,
  proof: { readonly nonce?: string; readonly currentPassword?: string } = {},
): Promise<AuthOutcome> {
  try {
    const { auth } = await followedBackend();
    const { nonce, currentPassword } = proof;
    const { error } = await auth.updateUser({
      password,
      ...(nonce === undefined ? {} : { nonce }),
      ...(currentPassword === undefined ? {} : { current_password: currentPassword }),
    });
    return error === null ? { ok: true } : failureOf(error);
  } catch (error) {
    return failureOf(error);
  }
}

/**
 * Has a code mailed that proves who is signed in, for services that ask for it before a new
 * password (GET reauthenticate).
 */
export async function requestPasswordCode(): Promise<AuthOutcome> {
  try {
    const { auth } = await followedBackend();
    const { error } = await auth.reauthenticate();
    return error === null ? { ok: true } : failureOf(error);
  } catch (error) {
    return failureOf(error);
  }
}
