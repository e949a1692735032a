import * as v from 'valibot';
import type { CommunityProblem } from '#domain/community/problem.ts';
import { loadBackend } from '#platform/backend/backend.ts';
import { BackendError } from '#platform/backend/backend-error.ts';
import { callRest, type RestCall } from '#platform/backend/call-rest.ts';
import { problemOf } from '../community/problem-of.ts';

/** The reasons why an action in the admin area failed. The feature has a text for each. */
export type AdminProblem =
  | CommunityProblem
  /** Somebody has changed the same thing since. */
  | { readonly code: 'changed-since' }
  /** The log has nothing that could be taken back, or not any more. */
  | { readonly code: 'not-undoable' }
  /** One's own rights are another administrator's to take. */
  | { readonly code: 'own-rights' }
  /** Nobody has an account with this address. */
  | { readonly code: 'no-account' }
  /** No player has this user name. */
  | { readonly code: 'no-player' }
  /** One's own account is helped in one's own profile. */
  | { readonly code: 'own-account' }
  /** Administrators are helped once their rights were taken, so that nobody acts as one. */
  | { readonly code: 'other-administrator' }
  /** The server mails links: the player asks for one. */
  | { readonly code: 'sends-mail' }
  /** A setting of the server is missing. */
  | { readonly code: 'not-set-up' }
  /** The service behind it takes no more for now. */
  | { readonly code: 'quota' };

/** The outcome of an administrator's action. */
export type AdminOutcome = { readonly ok: true } | { readonly ok: false; readonly problem: AdminProblem };

const DETAILS: Readonly<Record<string, AdminProblem>> = {
  changed_since: { code: 'changed-since' },
  release_outdated: { code: 'changed-since' },
  not_open: { code: 'changed-since' },
  no_player: { code: 'no-player' },
  not_undoable: { code: 'not-undoable' },
  own_rights: { code: 'own-rights' },
  own_account: { code: 'own-account' },
  other_administrator: { code: 'other-administrator' },
  sends_mail: { code: 'sends-mail' },
};

const CODES: Readonly<Record<string, AdminProblem>> = {
  no_account: { code: 'no-account' },
  not_configured: { code: 'not-set-up' },
  quota_exceeded: { code: 'quota' },
};

/** Turns a failed call of the admin area into a code. Never throws. */
export function adminProblemOf(error: unknown): AdminProblem {
  const known =
    error instanceof BackendError ? (DETAILS[error.details] ?? CODES[error.code ?? '']) : undefined;
  return known ?? problemOf(error);
}

/** Does something; its failures are values. */
export async function act(action: () => Promise<unknown>): Promise<AdminOutcome> {
  try {
    await action();
    return { ok: true };
  } catch (error) {
    return { ok: false, problem: adminProblemOf(error) };
  }
}

const rows = v.array(v.unknown());

/** A write that must find its row: where it finds none, that is gone, or one may not. */
export async function writeRow(call: RestCall): Promise<void> {
  const answer = await callRest({ ...call, prefer: 'return=representation' });
  if (v.parse(rows, answer).length === 0) throw new BackendError('there is no such row', 404, null);
}

/**
 * Reads a list of rows. Throws when one does not match the schema, because administrators must not
 * work on half of a table.
 */
export async function readRows<Schema extends v.GenericSchema>(
  schema: Schema,
  call: RestCall,
): Promise<readonly v.InferOutput<Schema>[]> {
  return v.parse(v.array(schema), await callRest(call));
}

const functionFault = v.object({ code: v.fallback(v.nullable(v.string()), null) });

/**
 * Calls a function of the service as the present user; throws a BackendError with the function's
 * own code.
 */
export async function callFunction(name: string, body: unknown): Promise<unknown> {
  const { functionsFetch } = await loadBackend();
  let response: Response;
  try {
    response = await functionsFetch(name, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-cache', Pragma: 'no-cache' },
      body: JSON.stringify(body),
    });
  } catch {
    throw new BackendError('there was no answer', 0, null);
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer;
  const fault = v.safeParse(functionFault, answer);
  throw new BackendError('the function refused', response.status, fault.success ? fault.output.code : null);
}

/** Notes in the log what the database cannot see by itself. */
export async function noteCall(
  call: 'resend_confirmation' | 'test_mail' | 'clear_outbox',
  target: string,
  name: string,
): Promise<void> {
  await callRest({ path: 'rpc/note_admin_call', body: { call, target, name } });
}
