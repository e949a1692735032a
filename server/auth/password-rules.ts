import type { AuthConfig } from '../project/project-config.ts';
import { AuthError, type WeakReason } from './auth-error.ts';

/** bcrypt reads no further. */
const MAX_BYTES = 72;

/**
 * Returns the reasons why a password is too weak by the project's rules; empty for a strong one.
 */
export function weakReasons(password: string, rules: AuthConfig['password']): readonly WeakReason[] {
  const reasons: WeakReason[] = [];
  const letters = Array.from(password);
  if (letters.length < rules.minLength) reasons.push('length');
  const lacks = rules.required.some((set) => !letters.some((one) => set.includes(one)));
  if (lacks) reasons.push('characters');
  return reasons;
}

/** The sentence for reasons that are there. */
export function weakMessage(reasons: readonly WeakReason[], rules: AuthConfig['password']): string {
  const sentences: Readonly<Record<WeakReason, string>> = {
    length: `Password should be at least ${String(rules.minLength)} characters.`,
    characters: `Password should contain at least one character of each: ${rules.required.join(', ')}.`,
  };
  return reasons.map((reason) => sentences[reason]).join(' ');
}

/** Refuses a new password that is too long for bcrypt, or too weak by the project's rules. */
export function requireStrongPassword(password: string, rules: AuthConfig['password']): void {
  if (Buffer.byteLength(password) > MAX_BYTES) {
    const message = `Password cannot be longer than ${String(MAX_BYTES)} characters`;
    throw new AuthError('validation_failed', message);
  }
  const reasons = weakReasons(password, rules);
  if (reasons.length > 0) {
    throw new AuthError('weak_password', weakMessage(reasons, rules), { reasons });
  }
}
