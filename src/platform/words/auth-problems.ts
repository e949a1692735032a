import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { AuthFailure, AuthProblem } from '../backend/auth-problem.ts';

/** The sentences that need no value of the response. */
const SENTENCES: Readonly<Record<AuthProblem, MessageDescriptor>> = {
  anonymous_provider_disabled: msg`This server has no accounts without an email address.`,
  bad_code_verifier: msg`This link belongs to another request. Ask for a new one here.`,
  bad_json: msg`The server could not read what was sent. Reload the page and try again.`,
  bad_jwt: msg`Your session is no longer valid. Sign in again; nothing on this device is lost.`,
  conflict: msg`Your account was changed elsewhere at the same moment. Try again.`,
  current_password_invalid: msg`Your current password is incorrect.`,
  current_password_required: msg`Enter your current password too.`,
  email_address_invalid: msg`This server does not accept this email address. Check its spelling.`,
  email_address_not_authorized: msg`This server may not send email to this address yet. Tell the administrator.`,
  email_conflict_identity_not_deletable: msg`This cannot be unlinked: another account has its email address.`,
  email_exists: msg`Another account has this email address.`,
  email_not_confirmed: msg`Your email address is not confirmed yet. Follow the link in the email that we sent you.`,
  email_provider_disabled: msg`This server does not allow sign-in by email at the moment.`,
  flow_state_expired: msg`This link has expired. Ask for a new one.`,
  flow_state_not_found: msg`This link has been used already, or is too old. Ask for a new one.`,
  identity_already_exists: msg`This way to sign in already belongs to another account.`,
  identity_not_found: msg`This way to sign in does not belong to your account.`,
  insufficient_aal: msg`Your second step is needed for this. Sign in with it first.`,
  invalid_credentials: msg`The email address or the password is incorrect.`,
  manual_linking_disabled: msg`This server does not link accounts.`,
  mfa_challenge_expired: msg`That took too long. Enter the code that your app shows now.`,
  mfa_factor_name_conflict: msg`You already have a second step of this name.`,
  mfa_factor_not_found: msg`This second step is no longer there. Sign in again.`,
  mfa_ip_address_mismatch: msg`Your network changed meanwhile. Enter the code again.`,
  mfa_phone_enroll_not_enabled: msg`This server has no second step by phone. Use an authenticator app.`,
  mfa_phone_verify_not_enabled: msg`This server sends no codes by phone. Use your authenticator app.`,
  mfa_totp_enroll_not_enabled: msg`This server has no second step by authenticator app.`,
  mfa_totp_verify_not_enabled: msg`This server does not accept authenticator codes at the moment. Tell the administrator.`,
  mfa_verification_failed: msg`The code is incorrect. Enter the one that your app shows now; the clocks of both devices must agree.`,
  mfa_verified_factor_exists: msg`You have a second step of this kind already.`,
  mfa_webauthn_enroll_not_enabled: msg`This server has no second step by security key. Use an authenticator app.`,
  mfa_webauthn_verify_not_enabled: msg`This server does not accept security keys. Use your authenticator app.`,
  no_authorization: msg`You are not signed in. Sign in and try again.`,
  not_admin: msg`Only administrators may do that.`,
  otp_disabled: msg`There is no account with this email address. Make one first.`,
  otp_expired: msg`This link or code is incorrect, has expired, or was used already. Ask for a new one.`,
  over_email_send_rate_limit: msg`Too many emails were asked for. Wait a while, and check your inbox meanwhile.`,
  over_request_rate_limit: msg`Too many attempts. Wait a while, then try again.`,
  phone_exists: msg`There is already an account with this phone number.`,
  phone_provider_disabled: msg`This server does not allow sign-in by phone. Use your email address.`,
  provider_disabled: msg`This server has no sign-in through other services. Use your email address.`,
  reauthentication_needed: msg`First confirm that it is you. We can send a code to your email address.`,
  reauthentication_not_valid: msg`The code from the email is incorrect or too old. Ask for a new one.`,
  refresh_token_already_used: msg`This session was continued elsewhere. Sign in again on this device.`,
  refresh_token_not_found: msg`The server no longer knows this session. Sign in again; nothing on this device is lost.`,
  request_entity_too_large: msg`That is more than the server accepts. Shorten it and try again.`,
  request_timeout: msg`The server took too long. Try again in a moment.`,
  same_password: msg`That is already your password. Choose another one.`,
  feature_disabled: msg`This server does not offer that. Use your email address and password.`,
  passkey_disabled: msg`This server has no sign-in by passkey. Use your email address.`,
  saml_provider_disabled: msg`This server has no sign-in through an organisation. Use your email address.`,
  session_expired: msg`You were away for a long time and were signed out. Sign in again; nothing on this device is lost.`,
  session_not_found: msg`Your session has ended. Sign in again; nothing on this device is lost.`,
  signup_disabled: msg`New accounts cannot be made here. Ask the administrator for one.`,
  single_identity_not_deletable: msg`This is your only way to sign in, so it has to stay.`,
  too_many_enrolled_mfa_factors: msg`You have reached the limit of second steps. Remove one first.`,
  unexpected_failure: msg`The server had an error. Nothing you typed is lost: try again in a moment.`,
  user_already_exists: msg`There is already an account with this email address. Sign in with it instead.`,
  user_banned: msg`This account is locked. Ask the administrator.`,
  user_not_found: msg`This account is no longer there.`,
  validation_failed: msg`The server did not accept what was entered. Check it and try again.`,
  weak_password: msg`This password is too easy to guess. Choose a longer one.`,
  web3_provider_disabled: msg`This server has no sign-in by wallet. Use your email address.`,
  network: msg`The server cannot be reached. Check your network; nothing you typed is lost.`,
  gateway: msg`The server is not answering at the moment. Nothing you typed is lost: try again in a moment.`,
  unparseable: msg`The server sent an answer that cannot be read. Try again; if it happens again, tell the administrator.`,
  backend_unavailable: msg`Accounts cannot be reached: you are offline, or this site has none.`,
  jwt_structure: msg`This session is damaged and cannot be read. Sign in again.`,
  jwt_expired: msg`This session has expired. Sign in again, or ask for a new link.`,
  jwt_exp_missing: msg`This session has no expiry time, so it cannot be used. Sign in again.`,
  jwt_algorithm: msg`The server signs in a way that this app does not know. Tell the administrator.`,
  jwks_empty: msg`The server has no keys to verify a session. Tell the administrator.`,
  jwt_key_unknown: msg`This session was signed with a key that the server no longer has. Sign in again.`,
  jwt_signature: msg`The signature of this session is wrong. Sign in again, and only on this site.`,
  url_no_session: msg`This link did not sign you in. Open it again from the email, or ask for a new one.`,
  url_not_pkce: msg`This page cannot read this kind of link. Ask for a new one here.`,
  url_no_code: msg`Part of this link is missing. Open it from the email, or copy all of it.`,
  url_other_browser: msg`This link works only in the browser that asked for it. Open it there, or ask for a new one here. If it was to confirm your address, that has worked: sign in with your password.`,
  credentials_missing: msg`Enter your email address and your password.`,
  unknown: msg`That did not work. Try again; if it happens again, tell the administrator.`,
};

/** The words for each reason why a password is too weak, by the service's name for it. */
const WEAK_REASONS: Readonly<Record<string, MessageDescriptor>> = {
  length: msg`It is too short.`,
  characters: msg`It lacks a required kind of character, such as a digit or a capital letter.`,
  pwned: msg`It is in lists of stolen passwords.`,
};

/**
 * Returns the sentences about a failed account action: what happened, what was kept, what to do
 * (docs/product.md, "Account errors"). One descriptor per sentence; `i18n._(…)` makes it one of the
 * active language.
 */
export function authProblemMessages(failed: Omit<AuthFailure, 'ok'>): readonly MessageDescriptor[] {
  const { code, retryAfter } = failed;
  if (retryAfter !== null && retryAfter > 0) {
    if (code === 'over_email_send_rate_limit') return [mailWait(retryAfter)];
    if (code === 'over_request_rate_limit') return [requestWait(retryAfter)];
  }
  if (code === 'weak_password') return [SENTENCES.weak_password, ...weakReasons(failed)];
  return [SENTENCES[code]];
}

/** Only the shortest length is in the service's sentence alone (`at least 8 characters`). */
function weakReasons({ reasons, message }: Omit<AuthFailure, 'ok'>): readonly MessageDescriptor[] {
  const least = /at least (\d+) char/.exec(message)?.[1];
  return reasons.flatMap((reason) => {
    if (reason === 'length' && least !== undefined) {
      const count = Number(least);
      return [msg`It needs at least ${plural(count, { one: '# character', other: '# characters' })}.`];
    }
    return WEAK_REASONS[reason] ?? [];
  });
}

function requestWait(seconds: number): MessageDescriptor {
  if (seconds < 60)
    return msg`Too many attempts. Try again in ${plural(seconds, { one: '# second', other: '# seconds' })}.`;
  const minutes = Math.ceil(seconds / 60);
  return msg`Too many attempts. Try again in ${plural(minutes, { one: '# minute', other: '# minutes' })}.`;
}

function mailWait(seconds: number): MessageDescriptor {
  if (seconds < 60)
    return msg`An email was sent just now. You can send another in ${plural(seconds, { one: '# second', other: '# seconds' })}.`;
  const minutes = Math.ceil(seconds / 60);
  return msg`Too many emails were asked for. You can send another in ${plural(minutes, { one: '# minute', other: '# minutes' })}.`;
}
