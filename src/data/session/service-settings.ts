import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import type { AuthOutcome } from '#platform/backend/auth-problem.ts';
import { failure } from '#platform/backend/auth-problem.ts';
import { findBackend } from '#platform/backend/backend-address.ts';
import { backendFetch } from '#platform/backend/backend-fetch.ts';
import { failureOf } from '#platform/backend/failure-of.ts';

const settingsJson = v.object({
  disable_signup: v.optional(v.boolean(), false),
  mailer_autoconfirm: v.optional(v.boolean(), false),
  external: v.optional(v.object({ email: v.optional(v.boolean(), true) }), { email: true }),
});

/** The settings of the account service. */
export type ServiceSettings = {
  readonly allowsSignUp: boolean;
  /**
   * False where new addresses count as confirmed at once: nothing is mailed there, so nothing may
   * be promised.
   */
  readonly sendsMail: boolean;
};

/**
 * Asks the account service what it offers (GET /auth/v1/settings), without the code of accounts.
 */
async function readServiceSettings(): Promise<AuthOutcome<ServiceSettings>> {
  try {
    const { url, anonKey } = await findBackend();
    const response = await backendFetch(`${url}/auth/v1/settings`, { headers: { apikey: anonKey } });
    if (!response.ok)
      return failure([502, 503, 504].includes(response.status) ? 'gateway' : 'unexpected_failure');
    const read = v.safeParse(settingsJson, await response.json());
    if (!read.success) return failure('unparseable');
    const { disable_signup, mailer_autoconfirm, external } = read.output;
    return { ok: true, allowsSignUp: !disable_signup && external.email, sendsMail: !mailer_autoconfirm };
  } catch (error) {
    if (error instanceof SyntaxError) return failure('unparseable');
    return error instanceof TypeError || error instanceof DOMException
      ? failure('network')
      : failureOf(error);
  }
}

/** The settings of the account service, asked for again on each visit until it has responded. */
export const serviceSettingsQuery = queryOptions({
  queryKey: ['service-settings'],
  queryFn: readServiceSettings,
  staleTime: ({ state }) => (state.data?.ok === true ? Infinity : 0),
});
