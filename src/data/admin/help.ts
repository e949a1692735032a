import * as v from 'valibot';
import { absoluteUrl, paths } from '#platform/paths.ts';
import { callRest } from '#platform/backend/call-rest.ts';
import { adminProblemOf, type AdminProblem } from './act.ts';

/** The longest reason that the log takes. */
export const MOST_REASON = 300;

/** The outcome of help for an account: its result, or why it did not happen. */
export type HelpOutcome<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly problem: AdminProblem };

async function help<Schema extends v.GenericSchema>(
  call: string,
  schema: Schema,
  player: string,
  reason: string,
): Promise<HelpOutcome<v.InferOutput<Schema>>> {
  try {
    const body = { player, reason: reason.trim() };
    return { ok: true, value: v.parse(schema, await callRest({ path: `rpc/admin_${call}`, body })) };
  } catch (error) {
    return { ok: false, problem: adminProblemOf(error) };
  }
}

/**
 * Writes a link with which a player sets a new password; it is bound to no browser and works once.
 */
export async function writePasswordLink(player: string, reason: string): Promise<HelpOutcome<string>> {
  const made = await help('password_link', v.string(), player, reason);
  if (!made.ok) return made;
  const search = new URLSearchParams({ token_hash: made.value, type: 'recovery' }).toString();
  return { ok: true, value: absoluteUrl(paths.confirm(search)) };
}

/** Removes a player's second factors and returns how many there were. */
export async function removeFactors(player: string, reason: string): Promise<HelpOutcome<number>> {
  return help('remove_factors', v.number(), player, reason);
}

/** Confirms the address of an account by hand; false when it was confirmed already. */
export async function confirmAddress(player: string, reason: string): Promise<HelpOutcome<boolean>> {
  return help('confirm_address', v.boolean(), player, reason);
}

/** Everything that is kept of an account, as the text of a JSON file for its owner. */
export async function exportAccount(player: string, reason: string): Promise<HelpOutcome<string>> {
  const made = await help('export_account', v.record(v.string(), v.unknown()), player, reason);
  return made.ok ? { ok: true, value: JSON.stringify(made.value, null, 2) } : made;
}

/** Deletes an account with everything of it. */
export async function deleteAccount(player: string, reason: string): Promise<HelpOutcome<unknown>> {
  return help('delete_account', v.unknown(), player, reason);
}
