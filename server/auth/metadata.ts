import { AuthError } from './auth-error.ts';

/** It travels in every token, and so in a header of every request. */
const MAX_BYTES = 3_000;

type Metadata = Readonly<Record<string, unknown>>;

/**
 * Refuses metadata that would make an account's tokens too large to be sent, or that the database
 * has no place for.
 */
export function requireSmall(metadata: Metadata): Metadata {
  if (Buffer.byteLength(write(metadata)) > MAX_BYTES) throw tooLarge();
  return metadata;
}

/** jsonb has no place for NUL and for half a letter of UTF-16. */
const UNKEEPABLE = /\0|\p{Cs}/u;

function write(metadata: Metadata): string {
  try {
    return JSON.stringify(metadata, (name, value: unknown) => {
      if (UNKEEPABLE.test(name) || (typeof value === 'string' && UNKEEPABLE.test(value))) {
        const message = 'User metadata cannot hold NUL characters or halves of surrogate pairs';
        throw new AuthError('validation_failed', message);
      }
      return value;
    });
  } catch (cause) {
    // Nested deeper than can be written.
    throw cause instanceof RangeError ? tooLarge() : cause;
  }
}

function tooLarge(): AuthError {
  const message = `User metadata cannot be larger than ${String(MAX_BYTES)} bytes`;
  return new AuthError('validation_failed', message);
}

/** Metadata with changes: keys are replaced, and deleted where the change is null. */
export function mergeMetadata(metadata: Metadata | null, change: Metadata): Metadata {
  return Object.fromEntries(Object.entries({ ...metadata, ...change }).filter(([, value]) => value !== null));
}
