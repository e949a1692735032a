import type { Context } from 'hono';
import { isCutShort } from '../http/is-cut-short.ts';
import type { Log } from '../http/log.ts';
import { AuthError, OAuthError } from './auth-error.ts';

/**
 * The version of error bodies that current clients ask for by the header `X-Supabase-Api-Version`.
 */
const API_VERSION = '2024-01-01';
const VERSION_HEADER = 'X-Supabase-Api-Version';

/**
 * Responds to an error that was thrown below an endpoint. An error that is no refusal is our fault:
 * it is logged, and the response gives no detail.
 */
export function answerError(cause: unknown, c: Context, log: Log): Response {
  if (cause instanceof OAuthError) {
    return c.json({ error: cause.error, error_description: cause.message }, 400);
  }
  if (cause instanceof AuthError) return answerRefusal(cause, c);
  if (isCutShort(cause))
    return answerRefusal(new AuthError('bad_json', 'The request did not arrive whole'), c);
  log.error('Fault in the account service', cause instanceof Error ? cause : { cause: String(cause) });
  return answerRefusal(
    new AuthError('unexpected_failure', 'Something went wrong on the server. Please try again.'),
    c,
  );
}

function answerRefusal(refusal: AuthError, c: Context): Response {
  const { code, status, message, reasons, retryAfter } = refusal;
  const weak = code === 'weak_password' ? { weak_password: { message, reasons } } : {};
  const headers: Record<string, string> = { 'x-sb-error-code': code };
  if (retryAfter !== null) headers['Retry-After'] = String(retryAfter);
  if (asksForCodes(c.req.header(VERSION_HEADER))) {
    return c.json({ code, message, ...weak }, status, { ...headers, [VERSION_HEADER]: API_VERSION });
  }
  return c.json({ code: status, error_code: code, msg: message, ...weak }, status, headers);
}

/** Dates compare as text. */
function asksForCodes(version: string | undefined): boolean {
  return version !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(version) && version >= API_VERSION;
}
