import type { AuthProblem } from '#platform/backend/auth-problem.ts';

export type FormField = 'email' | 'password' | 'code';

const PLACES: Readonly<Partial<Record<AuthProblem, FormField>>> = {
  email_address_invalid: 'email',
  email_address_not_authorized: 'email',
  email_exists: 'email',
  user_already_exists: 'email',
  otp_disabled: 'email',
  invalid_credentials: 'password',
  weak_password: 'password',
  same_password: 'password',
  otp_expired: 'code',
  mfa_verification_failed: 'code',
  mfa_challenge_expired: 'code',
  mfa_ip_address_mismatch: 'code',
  reauthentication_not_valid: 'code',
};

/**
 * Returns the place for a problem: the field that can fix it if the form has that field, else the
 * form.
 */
export function placeOf(code: AuthProblem, fields: readonly string[]): FormField | 'form' {
  const place = PLACES[code];
  return place !== undefined && fields.includes(place) ? place : 'form';
}
