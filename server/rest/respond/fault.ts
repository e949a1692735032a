import * as v from 'valibot';
import type { TurnRefusal } from '#server/limits/turns.ts';
import type { DatabaseFault } from '../database.ts';
import { BOUND_ROUTINE } from '../sql/bounded-list.ts';
import type { RestError } from '../rest-error.ts';

type SqlFault = Extract<DatabaseFault, { kind: 'sql' }>;

/** A refusal that may bring headers of its own (RAISE with SQLSTATE PGRST). */
export type Refusal = {
  readonly error: RestError;
  readonly headers: Readonly<Record<string, string>>;
};

/**
 * Tells the fault of an answer that has more bytes than its statement lets it have (boundedBytes).
 */
export function isOverBound(fault: DatabaseFault): boolean {
  return fault.kind === 'sql' && fault.code === '22003' && fault.routine === BOUND_ROUTINE;
}

/**
 * Words a database fault as PostgREST does. `isUser` says that the request came with a user's
 * token: a missing right is then 403, else 401 with the challenge to sign in.
 */
export function faultRefusal(fault: DatabaseFault, isUser: boolean): Refusal {
  if (fault.kind === 'down') {
    return refusal(503, 'PGRST000', 'Database connection error. Retrying the connection.', fault.detail);
  }
  if (fault.kind === 'busy') {
    return busyRefusal(fault);
  }
  if (fault.code === 'PGRST') return raisedRefusal(fault);
  const status = sqlStatus(fault, isUser);
  return {
    error: { status, code: fault.code, message: fault.message, details: fault.detail, hint: fault.hint },
    headers: {
      ...(status === 401 && { 'WWW-Authenticate': 'Bearer' }),
      ...(fault.code === '53100' && { 'Retry-After': '60' }),
    },
  };
}

/** The statement did not run: it may be sent again, a write too. */
function busyRefusal({ reason, seconds }: TurnRefusal): Refusal {
  const wait = String(seconds);
  const isVisitor = reason === 'visitor';
  const message = isVisitor ? 'Too many requests at once.' : 'The server has too much to do.';
  return {
    error: {
      status: isVisitor ? 429 : 503,
      code: isVisitor ? 'PT429' : 'PT503',
      message: `${message} Nothing was changed. Try again in ${wait} s.`,
      details: 'busy',
      hint: wait,
    },
    headers: { 'Retry-After': wait },
  };
}

const STATUS_OF_CODE: Readonly<Record<string, number>> = {
  '23503': 409,
  '23505': 409,
  '25006': 405,
  '53400': 500,
  '57P01': 503,
  '42P01': 404,
  '42883': 404,
  '42P17': 500,
  P0001: 400,
};

const STATUS_OF_CLASS: Readonly<Record<string, number>> = {
  '08': 503,
  '09': 500,
  '0L': 403,
  '0P': 403,
  '25': 500,
  '28': 403,
  '2D': 500,
  '38': 500,
  '39': 500,
  '3B': 500,
  '40': 500,
  '53': 503,
  '54': 413,
  '55': 500,
  '57': 500,
  '58': 500,
  F0: 500,
  HV: 500,
  P0: 500,
  XX: 500,
};

/** The faults without a PostgreSQL code of their own that only a request can cause. */
const OWN_FAULTS: ReadonlySet<string> = new Set(['tsquery stack too small']);

function sqlStatus({ code, message }: SqlFault, isUser: boolean): number {
  if (code === '42501') return isUser ? 403 : 401;
  if (code === '22023') return message.startsWith('role') && message.endsWith('does not exist') ? 401 : 400;
  if (code === 'XX000' && OWN_FAULTS.has(message)) return 400;
  const chosen = /^PT([2-5]\d\d)$/.exec(code)?.[1];
  if (chosen !== undefined) return Number(chosen);
  if (code.startsWith('PT')) return 500;
  return STATUS_OF_CODE[code] ?? STATUS_OF_CLASS[code.slice(0, 2)] ?? 400;
}

const raisedMessage = v.object({
  code: v.string(),
  message: v.string(),
  details: v.nullish(v.string(), null),
  hint: v.nullish(v.string(), null),
});
const raisedDetail = v.object({
  status: v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)),
  headers: v.record(v.string(), v.pipe(v.string(), v.regex(/^[\t\x20-\x7e]*$/))),
});

/**
 * A function may choose the whole answer: RAISE SQLSTATE 'PGRST' with JSON as message and detail.
 */
function raisedRefusal({ message, detail }: SqlFault): Refusal {
  const body = v.safeParse(raisedMessage, readJson(message));
  const head = v.safeParse(raisedDetail, readJson(detail ?? ''));
  if (body.success && head.success) {
    return { error: { status: head.output.status, ...body.output }, headers: head.output.headers };
  }
  const isMessage = !body.success;
  const missing = detail === null ? 'DETAIL is missing in the RAISE statement' : null;
  return {
    error: {
      status: 500,
      code: 'PGRST121',
      message: 'Could not parse JSON in the "RAISE SQLSTATE \'PGRST\'" error',
      details: isMessage
        ? `Invalid JSON value for MESSAGE: '${message}'`
        : (missing ?? `Invalid JSON value for DETAIL: '${detail ?? ''}'`),
      hint: isMessage
        ? "MESSAGE must be a JSON object with obligatory keys: 'code', 'message' and optional keys: 'details', 'hint'."
        : "DETAIL must be a JSON object with obligatory keys: 'status', 'headers' and optional key: 'status_text'.",
    },
    headers: {},
  };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function refusal(status: number, code: string, message: string, details: string | null): Refusal {
  return { error: { status, code, message, details, hint: null }, headers: {} };
}
