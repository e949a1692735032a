import type { AuthOutcome } from '#platform/backend/auth-problem.ts';
import { loadBackend } from '#platform/backend/backend.ts';
import { failureOf } from '#platform/backend/failure-of.ts';

/** The data for an authenticator app; the factor counts only once a code of the app was shown. */
export type NewFactor = {
  readonly id: string;
  /** Base32, to type by hand. */
  readonly secret: string;
  /** `otpauth:` address, for a QR code. */
  readonly uri: string;
};

/**
 * Begins the set-up of an authenticator app, called `name`. A set-up that was begun and not
 * finished is given up first: its secret was shown once and is nowhere to be had again.
 */
export async function beginSecondFactor(name: string): Promise<AuthOutcome<{ readonly factor: NewFactor }>> {
  try {
    const { auth } = await loadBackend();
    const listed = await auth.mfa.listFactors();
    if (listed.error !== null) return failureOf(listed.error);
    const unfinished = listed.data.all.filter(({ status }) => status !== 'verified');
    for (const { id } of unfinished) await auth.mfa.unenroll({ factorId: id });
    const { data, error } = await auth.mfa.enroll({
      factorType: 'totp',
      friendlyName: name.trim(),
      issuer: 'Muster',
    });
    if (error !== null) return failureOf(error);
    return { ok: true, factor: { id: data.id, secret: data.totp.secret, uri: data.totp.uri } };
  } catch (error) {
    return failureOf(error);
  }
}

/**
 * Shows the first code of a new factor: from now on it is asked for. This device is signed in with
 * it already.
 */
export async function confirmSecondFactor(id: string, code: string): Promise<AuthOutcome> {
  try {
    const { auth } = await loadBackend();
    const { error } = await auth.mfa.challengeAndVerify({ factorId: id, code: code.replaceAll(/\s/g, '') });
    return error === null ? { ok: true } : failureOf(error);
  } catch (error) {
    return failureOf(error);
  }
}

/**
 * Takes a factor away, or gives up one that is being set up. One that counts: `insufficient_aal`
 * unless a code was shown.
 */
export async function removeSecondFactor(id: string): Promise<AuthOutcome> {
  try {
    const { auth } = await loadBackend();
    const { error } = await auth.mfa.unenroll({ factorId: id });
    if (error === null) return { ok: true };
    const failed = failureOf(error);
    // Gone already, by another device or an answer that was lost.
    return failed.code === 'mfa_factor_not_found' ? { ok: true } : failed;
  } catch (error) {
    return failureOf(error);
  }
}
