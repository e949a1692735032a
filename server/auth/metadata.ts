import { AuthError } from './auth-error.ts';

/** It travels in every token, and so in a header of every request. */
const MAX_BYTES = 3_000;

type Metadata = Readonly<Record<string, unknown>>;

/** Refuses metadata that would make an account's tokens too large to be sent. */
export function requireSmall(metadata: Metadata): Metadata {
  const text = JSON.stringify(metadata);
  if (Buffer.byteLength(text) > MAX_BYTES) {
    throw new AuthError(
      'validation_failed',
      `User metadata cannot be larger than ${String(MAX_BYTES)} bytes`,
    );
  }
  // jsonb has no place for it.
  if (text.includes(String.raw`\u0000`)) {
    throw new AuthError('validation_failed', 'User metadata cannot hold NUL characters');
  }
  return metadata;
}

/** Metadata with changes: keys are replaced, and deleted where the change is null. */
export function mergeMetadata(metadata: Metadata | null, change: Metadata): Metadata {
  return Object.fromEntries(Object.entries({ ...metadata, ...change }).filter(([, value]) => value !== null));
}
