import type { Context } from 'hono';
import * as v from 'valibot';
import { AuthError } from './auth-error.ts';

/**
 * Reads a JSON body as the service of a hosted project does: no body counts as `{}`, unknown fields
 * are passed over.
 */
export async function readBody<Schema extends v.GenericSchema>(
  c: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const text = await c.req.text();
  const parsed = v.safeParse(schema, text.trim() === '' ? {} : readJson(text));
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const path = v.getDotPath(issue) ?? 'body';
  if (issue.type === 'check') {
    throw new AuthError('validation_failed', `${path} cannot hold NUL characters`);
  }
  throw new AuthError('bad_json', `Could not parse request body as JSON: ${path} has the wrong type`);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new AuthError('bad_json', 'Could not parse request body as JSON');
  }
}

/** A text field; null, absent and `""` are the same to the service. */
export const textField = v.pipe(
  v.nullish(v.string(), ''),
  // PostgreSQL has no place for NUL in a text; without it a password would be another one.
  v.check((text) => !text.includes('\0')),
  v.transform((text) => text.toWellFormed()),
);

export const flagField = v.nullish(v.boolean());

/** An object of any values, as user_metadata and app_metadata are. */
export const objectField = v.nullish(v.record(v.string(), v.unknown()));

const EMAIL = /^[^\s@<>()[\]\\,;:"]+@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;

/** Returns an address in its only spelling: lower case. Throws for an invalid address. */
export function readEmail(text: string): string {
  const email = text.trim().toLowerCase();
  if (email === '') throw new AuthError('validation_failed', 'An email address is required');
  if (email.length > 255) throw new AuthError('validation_failed', 'An email address is too long');
  if (!EMAIL.test(email) || hasControl(email)) {
    throw new AuthError('validation_failed', 'Unable to validate email address: invalid format');
  }
  return email;
}

/** True when a text holds control characters, which no address and no link needs. */
export function hasControl(text: string): boolean {
  return Array.from(text).some((letter) => letter < ' ' || letter === '\u007f');
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** True when a text may be compared with a column of type uuid. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
