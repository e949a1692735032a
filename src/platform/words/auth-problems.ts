import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { AuthFailure, AuthProblem } from '../backend/auth-problem.ts';

/** The sentences that need no value of the response. */
const SENTENCES: Readonly<Record<AuthProblem, MessageDescriptor>> = {
  anonymous_provider_disabled: msg`This server has no accounts without an e-mail address.`,
  bad_code_verifier: msg`This link belongs to another request. Ask for a new one here.`,
  bad_json: msg`The server could not read what was sent. Reload the page and try again.`,
  bad_jwt: msg`Your sign-in is no longer good. Sign in again; nothing on this device is lost.`,
  conflict: msg`Something else changed your account at the same moment. Try again.`,
  current_password_invalid: msg`Your present password is not right.`,
  current_password_required: msg`Enter your present password too.`,
  email_address_invalid: msg`This server does not take this e-mail address. Check its spelling.`,
  email_address_not_authorized: msg`This server may not send mail to this address yet. Tell the administrator.`,
  email_conflict_identity_not_deletable: msg`This cannot be unlinked: another account has its e-mail address.`,
  email_exists: msg`Another account has this e-mail address.`,
  email_not_confirmed: msg`Your e-mail address is not confirmed yet. Follow the link in the mail that we sent you.`,
  email_provider_disabled: msg`This server signs nobody in by e-mail at the moment.`,
  flow_state_expired: msg`This link has expired. Ask for a new one.`,
  flow_state_not_found: msg`This link has been used already, or is too old. Ask for a new one.`,
  identity_already_exists: msg`This sign-in belongs to another account already.`,
  identity_not_found: msg`This sign-in does not belong to your account.`,
  insufficient_aal: msg`Your second step is needed for this. Sign in with it first.`,
  invalid_credentials: msg`The e-mail address or the password is not right.`,
  manual_linking_disabled: msg`This server does not link accounts.`,
  mfa_challenge_expired: msg`That took too long. Enter the code that your app shows now.`,
  mfa_factor_name_conflict: msg`You already have a second step of this name.`,
  mfa_factor_not_found: msg`This second step is no longer there. Sign in again.`,
  mfa_ip_address_mismatch: msg`Your network changed meanwhile. Enter the code once more.`,
  mfa_phone_enroll_not_enabled: msg`This server has no second step by phone. Use an authenticator app.`,
  mfa_phone_verify_not_enabled: msg`This server sends no codes by phone. Use your authenticator app.`,
  mfa_totp_enroll_not_enabled: msg`This server has no second step by authenticator app.`,
  mfa_totp_verify_not_enabled: msg`This server takes no codes of authenticator apps at the moment. Tell the administrator.`,
  mfa_verification_failed: msg`The code is not right. Enter the one that your app shows now; the clocks of both devices must agree.`,
  mfa_verified_factor_exists: msg`You have a second step of this kind already.`,
  mfa_webauthn_enroll_not_enabled: msg`This server has no second step by security key. Use an authenticator app.`,
  mfa_webauthn_verify_not_enabled: msg`This server takes no security keys. Use your authenticator app.`,
  no_authorization: msg`You are not signed in. Sign in and try again.`,
  not_admin: msg`Only administrators may do that.`,
  otp_disabled: msg`There is no account with this e-mail address. Make one first.`,
  otp_expired: msg`This link or code is not right, has expired, or was used already. Ask for a new one.`,
  over_email_send_rate_limit: msg`Too many mails were asked for. Wait a while, and look into your mailbox meanwhile.`,
  over_request_rate_limit: msg`Too many attempts. Wait a while, then try again.`,
  phone_exists: msg`There is already an account with this phone number.`,
  phone_provider_disabled: msg`This server signs nobody in by phone. Use your e-mail address.`,
  provider_disabled: msg`This server has no sign-in through other services. Use your e-mail address.`,
  reauthentication_needed: msg`Confirm first that it is you: we can send a code to your e-mail address.`,
  reauthentication_not_valid: msg`The code of the mail is not right or too old. Ask for a new one.`,
  refresh_token_already_used: msg`This sign-in was continued elsewhere. Sign in again on this device.`,
  refresh_token_not_found: msg`The server does not know this sign-in any more. Sign in again; nothing on this device is lost.`,
  request_entity_too_large: msg`That is more than the server takes. Shorten it and try again.`,
  request_timeout: msg`The server took too long. Try again in a moment.`,
  same_password: msg`This is the password that you have already. Choose another one.`,
  feature_disabled: msg`This server does not offer that. Use your e-mail address and password.`,
  passkey_disabled: msg`This server has no sign-in by passkey. Use your e-mail address.`,
  saml_provider_disabled: msg`This server has no sign-in through an organisation. Use your e-mail address.`,
  session_expired: msg`You were away for long and have been signed out. Sign in again; nothing on this device is lost.`,
  session_not_found: msg`Your session has ended. Sign in again; nothing on this device is lost.`,
  signup_disabled: msg`New accounts cannot be made here. Ask the administrator for one.`,
  single_identity_not_deletable: msg`This is your only way to sign in, so it has to stay.`,
  too_many_enrolled_mfa_factors: msg`You have as many second steps as there may be. Remove one first.`,
  unexpected_failure: msg`The server had a fault. Nothing you typed is lost: try again in a moment.`,
  user_already_exists: msg`There is already an account with this e-mail address. Sign in with it instead.`,
  user_banned: msg`This account is locked. Ask the administrator.`,
  user_not_found: msg`This account is no longer there.`,
  validation_failed: msg`The server did not take what was entered. Check it and try again.`,
  weak_password: msg`This password is too easy to guess. Choose a longer one.`,
  web3_provider_disabled: msg`This server has no sign-in by wallet. Use your e-mail address.`,
  network: msg`The server cannot be reached. Check your network; nothing you typed is lost.`,
  gateway: msg`The server is not answering at the moment. Nothing you typed is lost: try again in a moment.`,
  unparseable: msg`The server gave an answer that cannot be read. Try again; if it stays, tell the administrator.`,
  backend_unavailable: msg`There is no way to the accounts from here: you are offline, or this site has none.`,
  jwt_structure: msg`This sign-in is damaged and cannot be read. Sign in again.`,
  jwt_expired: msg`This sign-in has expired. Sign in again, or ask for a new link.`,
  jwt_exp_missing: msg`This sign-in does not say how long it holds, so it cannot be used. Sign in again.`,
  jwt_algorithm: msg`The server signs in a way that this app does not know. Tell the administrator.`,
  jwks_empty: msg`The server shows no keys to verify a sign-in with. Tell the administrator.`,
  jwt_key_unknown: msg`This sign-in was made with a key that the server no longer has. Sign in again.`,
  jwt_signature: msg`The signature of this sign-in is wrong. Sign in again, and only on this site.`,
  url_no_session: msg`This link brought no sign-in along. Open it again from the mail, or ask for a new one.`,
  url_not_pkce: msg`This link is not of the kind that this page reads. Ask for a new one here.`,
  url_no_code: msg`A part of this link is missing. Open it from the mail itself, or copy all of it.`,
  url_other_browser: msg`This link works only in the browser that asked for it. Open it there, or ask for a new one here. If it was to confirm your address, that has worked: sign in with your password.`,
  credentials_missing: msg`Enter your e-mail address and your password.`,
  unknown: msg`That did not work. Try again; if it stays, tell the administrator.`,
};

/** The words for each reason why a password is too weak, by the service's name for it. */
const WEAK_REASONS: Readonly<Record<string, MessageDescriptor>> = {
  length: msg`It is too short.`,
  characters: msg`It lacks a kind of character that this server asks for, such as a digit or a capital letter.`,
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
    return msg`A mail was sent just now. The next one can go in ${plural(seconds, { one: '# second', other: '# seconds' })}.`;
  const minutes = Math.ceil(seconds / 60);
  return msg`Too many mails were asked for. The next one can go in ${plural(minutes, { one: '# minute', other: '# minutes' })}.`;
}
