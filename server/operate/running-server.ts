import * as v from 'valibot';
import { OperateError } from './operate-error.ts';

type Env = Readonly<Record<string, string | undefined>>;

const TIMEOUT_MS = 3_000;
const health = v.object({ status: v.literal('ok'), version: v.string() });

/**
 * Returns the address that the server of this environment has: PUBLIC_URL, else HOST and PORT on
 * this machine. No slash at the end. Throws OperateError for an invalid address.
 */
export function serverAddress(env: Env): string {
  const given = env['PUBLIC_URL']?.trim() || null;
  const address = given ?? localAddress(env);
  const url = URL.parse(address);
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.search !== '') {
    const name = given === null ? 'HOST or PORT' : 'PUBLIC_URL';
    throw new OperateError(`${name} gives "${address}", which is not the address of a server.`);
  }
  return url.href.replace(/\/+$/, '');
}

/**
 * True when Muster responds at the address. Any other program on the port counts as no server, so
 * nothing private is sent to it.
 */
export async function answersAt(address: string, fetch: typeof globalThis.fetch): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(`${address}/healthz`, { redirect: 'error', signal });
    return response.ok && v.is(health, await response.json());
  } catch {
    return false;
  }
}

function localAddress(env: Env): string {
  const host = env['HOST']?.trim() || '127.0.0.1';
  const name = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${env['PORT']?.trim() || '8080'}`;
}
