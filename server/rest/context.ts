import type { CountedCaller } from '../limits/visitor-of.ts';
import type { Visitor } from '../limits/visitor-queue.ts';
import type { TransactionContext } from './database.ts';
import type { RawRequest } from './parse/request.ts';
import { quoteName } from './sql/statement.ts';

/** The sender of a request, read from its token. */
export type Caller = CountedCaller & {
  /** The token's claims as JSON text; `{}` without a token. */
  readonly claims: string;
  /** True when a token of somebody came with the request. */
  readonly isUser: boolean;
};

/** A request with who sent it. */
export type Asked = {
  readonly caller: Caller;
  /** The visitor that the request is counted for; null for the operator. */
  readonly visitor: Visitor | null;
  /** The network that the request comes from; null for the operator, whose headers are believed. */
  readonly network: string | null;
  readonly headers: Headers;
  readonly raw: RawRequest;
};

/**
 * The schemas in which a statement looks for names, and the zone in which it writes times; null for
 * the database's own.
 */
type Place = {
  readonly namespace: string;
  readonly extraSearchPath: readonly string[];
  readonly timezone: string | null;
};

/**
 * Returns the facts of the request that policies and functions may read: claims, method, path,
 * headers and cookies.
 */
export function contextOf(
  { caller, network, headers, raw }: Asked,
  { namespace, extraSearchPath, timezone }: Place,
): TransactionContext {
  const settings = {
    search_path: [namespace, ...extraSearchPath].map(quoteName).join(', '),
    'request.jwt.claims': caller.claims,
    'request.method': raw.method,
    'request.path': `/${raw.path}`,
    'request.headers': JSON.stringify(withNetwork(Object.fromEntries(headers), network)),
    'request.cookies': JSON.stringify(Object.fromEntries(cookiesOf(headers))),
  };
  return {
    role: caller.role,
    readOnly: raw.method === 'GET' || raw.method === 'HEAD',
    settings: timezone === null ? settings : { ...settings, timezone },
  };
}

/**
 * Functions that count by network believe only what this server knows of it, never what a caller
 * writes about it.
 */
function withNetwork(headers: Readonly<Record<string, string>>, network: string | null) {
  if (network === null) return headers;
  const { 'cf-connecting-ip': _claimed, ...others } = headers;
  return { ...others, 'x-forwarded-for': network };
}

function cookiesOf(headers: Headers): (readonly [string, string])[] {
  return (headers.get('cookie') ?? '').split(';').flatMap((cookie) => {
    const [name = '', ...value] = cookie.trim().split('=');
    return name === '' ? [] : [[name, value.join('=')] as const];
  });
}
