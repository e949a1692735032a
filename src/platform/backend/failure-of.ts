import { failure, isAuthProblem, type AuthFailure, type AuthProblem } from './auth-problem.ts';
import { BackendUnavailable } from './backend-error.ts';
import { lastRetryAfter } from './retry-after.ts';

/**
 * The common shape of auth-js errors; they are told apart by name, so that this file loads none of
 * its code.
 */
type AuthJsError = {
  readonly name: string;
  readonly message: string;
  readonly status?: unknown;
  readonly code?: unknown;
  readonly reasons?: unknown;
  readonly details?: unknown;
};

/** Puts an error of auth-js, of fetch or of ours into a code with its values. Never throws. */
export function failureOf(error: unknown): AuthFailure {
  if (error instanceof BackendUnavailable) return failure('backend_unavailable');
  if (!(error instanceof Error)) return failure('unknown');
  const { name, message, status, code, reasons, details }: AuthJsError = error;
  switch (name) {
    case 'AuthRetryableFetchError':
      return failure(codeOfFault(status));
    case 'AuthWeakPasswordError':
      return failure('weak_password', { reasons: textsOf(reasons), message });
    case 'AuthSessionMissingError':
      return failure('session_not_found');
    case 'AuthUnknownError':
    case 'AuthInvalidTokenResponseError':
      return failure('unparseable');
    case 'AuthPKCECodeVerifierMissingError':
      return failure('url_other_browser');
    case 'AuthInvalidCredentialsError':
      return failure('credentials_missing');
    case 'AuthInvalidJwtError':
      return failure(codeOfToken(message));
    case 'AuthImplicitGrantRedirectError':
    case 'AuthPKCEGrantCodeExchangeError':
      return failure(codeOfAddress(message, details));
    default:
      return failure(codeOfAnswer(code, status), { message, retryAfter: waitOf(status, message) });
  }
}

function codeOfFault(status: unknown): AuthProblem {
  if (status === 0 || status === undefined) return 'network';
  return status === 502 || status === 503 || status === 504 ? 'gateway' : 'unexpected_failure';
}

function codeOfAnswer(code: unknown, status: unknown): AuthProblem {
  if (typeof code === 'string' && isAuthProblem(code)) return code;
  if (status === 429) return 'over_request_rate_limit';
  if (typeof status === 'number' && status >= 500) return 'unexpected_failure';
  return 'unknown';
}

/** The messages are those of docs/product.md, "Account errors". */
function codeOfToken(message: string): AuthProblem {
  const text = message.toLowerCase();
  if (text.includes('expired')) return 'jwt_expired';
  if (text.includes('missing exp')) return 'jwt_exp_missing';
  if (text.includes('alg')) return 'jwt_algorithm';
  if (text.includes('jwks is empty')) return 'jwks_empty';
  if (text.includes('no matching')) return 'jwt_key_unknown';
  return text.includes('signature') ? 'jwt_signature' : 'jwt_structure';
}

function codeOfAddress(message: string, details: unknown): AuthProblem {
  const code = typeof details === 'object' && details !== null && 'code' in details ? details.code : null;
  if (typeof code === 'string' && isAuthProblem(code)) return code;
  if (message.startsWith('No code detected')) return 'url_no_code';
  return message.includes('valid PKCE flow') ? 'url_not_pkce' : 'url_no_session';
}

/** From the header, else from the sentence in which a hosted service says it. */
function waitOf(status: unknown, message: string): number | null {
  if (status !== 429) return null;
  const told = /after (\d+) seconds?/.exec(message)?.[1];
  return lastRetryAfter() ?? (told === undefined ? null : Number(told));
}

function textsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}
