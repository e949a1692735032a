import { type LookupAddress, lookup as lookUp } from 'node:dns';
import { request as overHttp, type RequestOptions } from 'node:http';
import { request as overHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Addresses that are no push service's: this machine, its networks, and what is reserved. */
const INSIDE = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  INSIDE.ipv4.addSubnet(net, bits, 'ipv4');
// Only 2000::/3 is given out; in it are the ways back to IPv4, and the addresses of documents.
for (const [net, bits] of [
  ['::', 3],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['4000::', 2],
  ['8000::', 1],
] as const)
  INSIDE.ipv6.addSubnet(net, bits, 'ipv6');

/** True for an address of the internet that is somebody's. */
export function isOutside(address: string): boolean {
  const version = isIP(address);
  if (version === 0) return false;
  const family = version === 4 ? 'ipv4' : 'ipv6';
  // An IPv4 address in the coat of IPv6 lies in ::/3.
  return !INSIDE[family].check(address, family);
}

type Guard = {
  /** Origins that may be anywhere: the operator vouches for them. */
  readonly origins: readonly string[];
  /** For tests. */
  readonly lookup?: typeof lookUp;
};

/** A service is asked for a status and a few headers. */
const MOST_HEADER_BYTES = 16_384;

/**
 * Returns a fetch for addresses that players give: it connects to the internet alone, whatever a
 * name is said to stand for, follows no redirect and reads no body.
 */
export function guardedFetch({ origins, lookup = lookUp }: Guard) {
  return async (address: string, init: RequestInit): Promise<Response> => {
    const url = new URL(address);
    const isVouched = origins.includes(url.origin);
    // A literal address is never looked up.
    if (!isVouched && isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0) throw new TypeError('an address');
    return send(url, init, isVouched ? {} : { lookup: outsideOnly(lookup) });
  };
}

/** Gives the addresses of a name, when all of them are outside. */
function outsideOnly(lookup: typeof lookUp): LookupFunction {
  return (name, options, done) => {
    lookup(name, { ...options, all: true }, (fault, found) => {
      const inside = fault === null && !found.every(({ address }) => isOutside(address));
      const error = inside
        ? new Error('the name leads inside')
        : found.length === 0
          ? (fault ?? new Error('no address'))
          : fault;
      const [first] = found;
      if (error !== null || first === undefined) done(error, []);
      else if (options.all === true) done(null, found satisfies LookupAddress[]);
      else done(null, first.address, first.family);
    });
  };
}

function send(url: URL, init: RequestInit, more: RequestOptions): Promise<Response> {
  const { method = 'GET', headers, body, signal } = init;
  const request = url.protocol === 'https:' ? overHttps : overHttp;
  const options = {
    method,
    headers: Object.fromEntries(new Headers(headers)),
    maxHeaderSize: MOST_HEADER_BYTES,
    ...(signal !== null && signal !== undefined && { signal }),
    ...more,
  };
  return new Promise((resolve, reject) => {
    const call = request(url, options, (answer) => {
      const { statusCode = 0 } = answer;
      const retryAfter = answer.headers['retry-after'];
      answer.destroy();
      if (statusCode < 200 || statusCode > 599) reject(new TypeError('no status'));
      else
        resolve(
          new Response(null, {
            status: statusCode,
            headers: retryAfter === undefined ? {} : { 'Retry-After': retryAfter },
          }),
        );
    });
    call.on('error', reject);
    call.end(body instanceof Uint8Array ? body : undefined);
  });
}
