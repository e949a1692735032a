import {
  AuthApiError,
  AuthError,
  AuthImplicitGrantRedirectError,
  AuthInvalidCredentialsError,
  AuthInvalidJwtError,
  AuthInvalidTokenResponseError,
  AuthPKCECodeVerifierMissingError,
  AuthPKCEGrantCodeExchangeError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
  AuthUnknownError,
  AuthWeakPasswordError,
} from '@supabase/auth-js';
import { describe, expect, it } from 'vitest';
import { BackendUnavailable } from './backend-error.ts';
import { failureOf } from './failure-of.ts';

describe('the failure of an account call', () => {
  it.each([
    [new BackendUnavailable(), 'backend_unavailable'],
    ['a text', 'unknown'],
    [new Error('anything'), 'unknown'],
    [new AuthRetryableFetchError('Failed to fetch', 0), 'network'],
    [new AuthRetryableFetchError('Bad Gateway', 502), 'gateway'],
    [new AuthRetryableFetchError('Service Unavailable', 503), 'gateway'],
    [new AuthRetryableFetchError('Gateway Timeout', 504), 'gateway'],
    [new AuthRetryableFetchError('Internal Server Error', 500), 'unexpected_failure'],
    [new AuthUnknownError('Unexpected token <', new SyntaxError()), 'unparseable'],
    [new AuthInvalidTokenResponseError(), 'unparseable'],
    [new AuthSessionMissingError(), 'session_not_found'],
    [new AuthInvalidCredentialsError('You must provide …'), 'credentials_missing'],
    [new AuthApiError('x', 422, 'identity_already_exists'), 'identity_already_exists'],
    [new AuthApiError('x', 422, 'identity_not_found'), 'identity_not_found'],
    [new AuthApiError('x', 422, 'single_identity_not_deletable'), 'single_identity_not_deletable'],
    [new AuthApiError('x', 400, 'something_new'), 'unknown'],
    [new AuthApiError('x', 429, undefined), 'over_request_rate_limit'],
    [new AuthApiError('x', 501, undefined), 'unexpected_failure'],
    [new AuthError('x'), 'unknown'],
    [new AuthInvalidJwtError('Invalid JWT structure'), 'jwt_structure'],
    [new AuthInvalidJwtError('JWT has expired'), 'jwt_expired'],
    [new AuthInvalidJwtError('Missing exp claim'), 'jwt_exp_missing'],
    [new AuthInvalidJwtError('Invalid alg claim'), 'jwt_algorithm'],
    [new AuthInvalidJwtError('JWKS is empty'), 'jwks_empty'],
    [new AuthInvalidJwtError('No matching signing key found in JWKS'), 'jwt_key_unknown'],
    [new AuthInvalidJwtError('Invalid JWT signature'), 'jwt_signature'],
    [new AuthImplicitGrantRedirectError('No session defined in URL'), 'url_no_session'],
    [new AuthImplicitGrantRedirectError('x', { error: 'access_denied', code: 'otp_expired' }), 'otp_expired'],
    [new AuthPKCEGrantCodeExchangeError('Not a valid PKCE flow url.'), 'url_not_pkce'],
    [new AuthPKCEGrantCodeExchangeError('No code detected.'), 'url_no_code'],
    [new AuthPKCECodeVerifierMissingError(), 'url_other_browser'],
  ])('has a code: %s, %s', (error, code) => {
    expect(failureOf(error)).toMatchObject({ ok: false, code });
  });

  it('has the reasons for a weak password, and the wait that a sentence names', () => {
    expect(failureOf(new AuthWeakPasswordError('weak', 422, ['length', 'pwned']))).toMatchObject({
      code: 'weak_password',
      reasons: ['length', 'pwned'],
    });
    const message = 'For security purposes, you can only request this after 37 seconds.';
    expect(failureOf(new AuthApiError(message, 429, 'over_email_send_rate_limit')).retryAfter).toBe(37);
  });
});
