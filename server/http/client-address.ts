import { isIP } from 'node:net';
import type { Context } from 'hono';
import * as v from 'valibot';

/**
 * The fields that @hono/node-server adds to a request; absent when a request is made in process.
 */
const nodeBindings = v.object({
  incoming: v.object({
    socket: v.object({ remoteAddress: v.string(), localAddress: v.optional(v.string()) }),
  }),
});

const LOOPBACK = '127.0.0.1';

/**
 * The network address that a request comes from, for limits and for the list of signed-in devices.
 * `X-Forwarded-For` is believed only from a proxy on this machine, and only its last entry, which
 * that proxy wrote itself.
 */
export function clientAddress(c: Context): string {
  const peer = v.is(nodeBindings, c.env) ? plain(c.env.incoming.socket.remoteAddress) : LOOPBACK;
  return isLoopback(peer) ? (forwardedAddress(c) ?? peer) : peer;
}

/** The last entry of `X-Forwarded-For`, believed or not; null when it is no address. */
export function forwardedAddress(c: Context): string | null {
  const forwarded = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '';
  return isIP(forwarded) === 0 ? null : plain(forwarded);
}

/**
 * True when a request comes from this machine itself, by whichever of its addresses, and not
 * through a proxy.
 */
export function isFromHere(c: Context): boolean {
  const peer = clientAddress(c);
  const own = v.is(nodeBindings, c.env) ? c.env.incoming.socket.localAddress : undefined;
  return isLoopback(peer) || (own !== undefined && plain(own) === peer);
}

/** True when an address is this machine itself. */
export function isLoopback(address: string): boolean {
  return address === '::1' || address.startsWith('127.');
}

/**
 * An IPv4 address that came over an IPv6 socket, written as what it is; a link's own address
 * without the name of the link.
 */
function plain(address: string): string {
  const [bare = address] = address.split('%');
  const mapped = /^::ffff:(.*)$/i.exec(bare)?.[1] ?? '';
  return isIP(mapped) === 4 ? mapped : bare;
}

/**
 * Returns the network of an address, for counting. An IPv4 address belongs to one subscriber. An
 * IPv6 subscriber has 2^64 addresses, which share the first four groups.
 */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail = ''] = address.split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const [before, after] = [groups(head), groups(tail)];
  const missing = address.includes('::') ? Math.max(0, 8 - before.length - after.length) : 0;
  const all = [...before, ...Array.from({ length: missing }, () => '0'), ...after];
  return `${all
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
