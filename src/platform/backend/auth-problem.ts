/**
 * Everything that can go wrong with an account: the codes of the service (ours, and those of a
 * hosted one that we know), and behind them what goes wrong before or instead of an answer
 * (docs/product.md, "Account errors"). Each has its words in words/auth-problems.ts.
 */
export const AUTH_PROBLEMS = [
  'anonymous_provider_disabled',
  'bad_code_verifier',
  'bad_json',
  'bad_jwt',
  'conflict',
  'current_password_invalid',
  'current_password_required',
  'email_address_invalid',
  'email_address_not_authorized',
  'email_conflict_identity_not_deletable',
  'email_exists',
  'email_not_confirmed',
  'email_provider_disabled',
  'feature_disabled',
  'flow_state_expired',
  'flow_state_not_found',
  'identity_already_exists',
  'identity_not_found',
  'insufficient_aal',
  'invalid_credentials',
  'manual_linking_disabled',
  'mfa_challenge_expired',
  'mfa_factor_name_conflict',
  'mfa_factor_not_found',
  'mfa_ip_address_mismatch',
  'mfa_phone_enroll_not_enabled',
  'mfa_phone_verify_not_enabled',
  'mfa_totp_enroll_not_enabled',
  'mfa_totp_verify_not_enabled',
  'mfa_verification_failed',
  'mfa_verified_factor_exists',
  'mfa_webauthn_enroll_not_enabled',
  'mfa_webauthn_verify_not_enabled',
  'no_authorization',
  'not_admin',
  'otp_disabled',
  'otp_expired',
  'over_email_send_rate_limit',
  'over_request_rate_limit',
  'passkey_disabled',
  'phone_exists',
  'phone_provider_disabled',
  'provider_disabled',
  'reauthentication_needed',
  'reauthentication_not_valid',
  'refresh_token_already_used',
  'refresh_token_not_found',
  'request_entity_too_large',
  'request_timeout',
  'same_password',
  'saml_provider_disabled',
  'session_expired',
  'session_not_found',
  'signup_disabled',
  'single_identity_not_deletable',
  'too_many_enrolled_mfa_factors',
  'unexpected_failure',
  'user_already_exists',
  'user_banned',
  'user_not_found',
  'validation_failed',
  'weak_password',
  'web3_provider_disabled',
  // No answer, or none that can be read.
  'network',
  'gateway',
  'unparseable',
  'backend_unavailable',
  // Tokens.
  'jwt_structure',
  'jwt_expired',
  'jwt_exp_missing',
  'jwt_algorithm',
  'jwks_empty',
  'jwt_key_unknown',
  'jwt_signature',
  // Addresses of mails.
  'url_no_session',
  'url_not_pkce',
  'url_no_code',
  'url_other_browser',
  // Anything else that a service may answer.
  'credentials_missing',
  'unknown',
] as const;

export type AuthProblem = (typeof AUTH_PROBLEMS)[number];

/** True for a code that has words. */
export function isAuthProblem(code: string): code is AuthProblem {
  return AUTH_PROBLEMS.some((known) => known === code);
}

/** An expected failure of everything that has to do with an account. */
export type AuthFailure = {
  readonly ok: false;
  readonly code: AuthProblem;
  /** Seconds to wait before another try, where the service said so. */
  readonly retryAfter: number | null;
  /** Only with `weak_password`: `length`, `characters`, `pwned`, as the service gives them. */
  readonly reasons: readonly string[];
  /** The service's own sentence, for codes that say too little by themselves; empty without one. */
  readonly message: string;
};

/** The result of an action: done, or the reason why not. */
export type AuthOutcome<Value extends object = object> = ({ readonly ok: true } & Value) | AuthFailure;

/** A failure of this code with nothing else to say. */
export function failure(
  code: AuthProblem,
  more: Partial<Omit<AuthFailure, 'ok' | 'code'>> = {},
): AuthFailure {
  return { ok: false, code, retryAfter: null, reasons: [], message: '', ...more };
}
