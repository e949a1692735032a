import { redactText } from './redact-text.ts';

const MAX_DEPTH = 5;
const MAX_ENTRIES = 40;
const MAX_VALUES = 400;
const MAX_CHARACTERS = 64_000;
const MAX_TEXT = 2_000;
const MAX_STACK = 4_000;
const MAX_KEY = 60;

/** A key that holds one of these, whatever its case and dashes, is private. */
const PRIVATE_PARTS = [
  'password',
  'passwd',
  'passphrase',
  'secret',
  'token',
  'authorization',
  'apikey',
  'cookie',
  'email',
  'jwt',
  'credential',
  'verifier',
  'phone',
  'signature',
  'connectionstring',
  'remoteaddr',
];

/**
 * A key that has one of these among its words is private: `clientIp`, `otp_code`, `key`,
 * `passHash`.
 */
const PRIVATE_WORDS = new Set([
  'ip',
  'ips',
  'address',
  'addresses',
  'otp',
  'pin',
  'nonce',
  'key',
  'keys',
  'hash',
  'salt',
  'pass',
  'pwd',
  'dsn',
]);

/**
 * The budget that one walk through details has used, so that no object makes a line long or
 * endless.
 */
type Walk = {
  values: number;
  characters: number;
  readonly above: Set<object>;
  readonly secrets: readonly string[];
};

/**
 * Returns the details of a log line without private data: values under private names are masked,
 * texts go through `redactText`, depth, breadth and length are bounded. Errors become `{ type,
 * message, stack, code, cause }`; other objects that are not plain data are reduced to their class
 * name. The result is plain JSON data. Never throws.
 */
export function redact(
  details: Readonly<Record<string, unknown>>,
  secrets: readonly string[] = [],
): Record<string, unknown> {
  const shown = value(details, 0, { values: 0, characters: 0, above: new Set(), secrets });
  return isRecord(shown) ? shown : { details: shown };
}

function isRecord(shown: unknown): shown is Record<string, unknown> {
  return typeof shown === 'object' && shown !== null && !Array.isArray(shown);
}

function value(held: unknown, depth: number, walk: Walk): unknown {
  walk.values += 1;
  if (walk.values > MAX_VALUES || walk.characters > MAX_CHARACTERS) return '[more]';
  if (held === null || typeof held === 'boolean') return held;
  if (typeof held === 'number') return Number.isFinite(held) ? held : String(held);
  if (typeof held === 'bigint') return held.toString();
  if (typeof held === 'string') return text(held, MAX_TEXT, walk);
  if (typeof held !== 'object') return `[${typeof held}]`;
  if (walk.above.has(held)) return '[circular]';
  if (depth >= MAX_DEPTH) return '[more]';
  walk.above.add(held);
  try {
    return objectValue(held, depth, walk);
  } catch {
    return '[unreadable]';
  } finally {
    walk.above.delete(held);
  }
}

function text(held: string, limit: number, walk: Walk): string {
  walk.characters += held.length;
  return redactText(held, limit, walk.secrets);
}

function objectValue(held: object, depth: number, walk: Walk): unknown {
  if (held instanceof Error) return errorRecord(held, depth, walk);
  if (held instanceof Date) return Number.isNaN(held.getTime()) ? '[date]' : held.toISOString();
  if (held instanceof URL) return text(held.href, MAX_TEXT, walk);
  if (ArrayBuffer.isView(held)) return `[${String(held.byteLength)} bytes]`;
  if (Array.isArray(held)) {
    const shown = held.slice(0, MAX_ENTRIES).map((entry: unknown) => value(entry, depth + 1, walk));
    return held.length > MAX_ENTRIES ? [...shown, `[${String(held.length - MAX_ENTRIES)} more]`] : shown;
  }
  const prototype: unknown = Object.getPrototypeOf(held);
  if (prototype === null || prototype === Object.prototype) return plainRecord(held, depth + 1, walk);
  return `[${className(held)}]`;
}

function plainRecord(held: object, depth: number, walk: Walk): Record<string, unknown> {
  const keys = Object.keys(held);
  const entries = keys.slice(0, MAX_ENTRIES).map((key): [string, unknown] => {
    const name = text(key, MAX_KEY, walk);
    if (isPrivate(key)) return [name, '[masked]'];
    try {
      return [name, value(Reflect.get(held, key), depth, walk)];
    } catch {
      return [name, '[unreadable]'];
    }
  });
  if (keys.length > MAX_ENTRIES) entries.push(['more', keys.length - MAX_ENTRIES]);
  return Object.fromEntries(entries);
}

function errorRecord(error: Error, depth: number, walk: Walk): Record<string, unknown> {
  const { name, message, stack, cause } = error;
  const code: unknown = 'code' in error ? error.code : undefined;
  const isCode = typeof code === 'string' && /^[\w.-]{1,40}$/.test(code);
  return {
    type: text(name, MAX_KEY, walk),
    message: text(message, MAX_TEXT, walk),
    ...(isCode && { code: text(code, MAX_KEY, walk) }),
    ...(stack !== undefined && { stack: text(stack, MAX_STACK, walk) }),
    ...(cause !== undefined && { cause: value(cause, depth + 1, walk) }),
    ...(error instanceof AggregateError && { errors: value(error.errors, depth + 1, walk) }),
  };
}

function className(held: object): string {
  const name: unknown = held.constructor.name;
  return typeof name === 'string' && /^\w{1,40}$/.test(name) ? name : 'object';
}

function isPrivate(key: string): boolean {
  const joined = key.toLowerCase().replaceAll(/[^a-z]/g, '');
  if (PRIVATE_PARTS.some((part) => joined.includes(part))) return true;
  const words = key
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);
  return words.some((word) => PRIVATE_WORDS.has(word));
}
