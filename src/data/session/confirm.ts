import type { ConfirmLink, ConfirmType } from '#domain/access/confirm-link.ts';
import type { AuthOutcome } from '#platform/backend/auth-problem.ts';
import type { AuthClient } from '#platform/backend/backend.ts';
import { failureOf } from '#platform/backend/failure-of.ts';
import { applySession } from './apply-session.ts';
import { followedBackend } from './follow-session.ts';

/** Signed in; or, with `isHalf`, the first of the two confirmations of a new address. */
export type ConfirmOutcome = AuthOutcome<{ readonly isHalf: boolean }>;

/** Spends the link of a mail (docs/product.md, "Accounts"). It is bound to no browser. */
export async function confirmLink({ tokenHash, type }: ConfirmLink): Promise<ConfirmOutcome> {
  return confirm({ token_hash: tokenHash, type });
}

/** The code of a mail, and the address that it was mailed to. */
export type MailCode = {
  readonly email: string;
  readonly code: string;
  readonly type: ConfirmType;
};

/** Spends the code of a mail. */
export async function confirmCode({ email, code, type }: MailCode): Promise<ConfirmOutcome> {
  return confirm({ email: email.trim(), token: code, type });
}

async function confirm(proof: Parameters<AuthClient['verifyOtp']>[0]): Promise<ConfirmOutcome> {
  try {
    const backend = await followedBackend();
    const { data, error } = await backend.auth.verifyOtp(proof);
    if (error !== null) return failureOf(error);
    if (data.session === null) return { ok: true, isHalf: true };
    await applySession(backend, data.session);
    return { ok: true, isHalf: false };
  } catch (error) {
    return failureOf(error);
  }
}
