import * as v from 'valibot';
import type { Settings } from '#server/http/settings.ts';
import { broken, type DoctorParts, type Finding, look, ok, TIMEOUT_MS } from './finding.ts';

/** The address of the server on this machine. */
export function localAddress({ host, port: number }: Settings): string {
  const name = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${String(number)}`;
}

/**
 * Checks that the server responds on this machine and at its public address, and that a proxy
 * between them passes on the addresses of visitors.
 */
export async function examineNetwork(settings: Settings, parts: DoctorParts): Promise<readonly Finding[]> {
  return [await port(settings, parts), ...(await publicAddress(settings, parts))];
}

const health = v.object({
  status: v.literal('ok'),
  version: v.string(),
  client: v.optional(v.string()),
  forwarded: v.optional(v.nullable(v.string())),
});

/** An address of documentation (RFC 5737), which no visitor has. */
const FORGED = '192.0.2.77';

type Answer = {
  /** Null when the response does not come from Muster. */
  readonly health: v.InferOutput<typeof health> | null;
  readonly date: number;
};

async function ask(address: string, { fetch }: DoctorParts): Promise<Answer | null> {
  try {
    const response = await fetch(`${address}/healthz?client`, {
      headers: { 'x-forwarded-for': FORGED },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const body = v.safeParse(health, await response.json().catch(() => null));
    return {
      health: body.success ? body.output : null,
      date: Date.parse(response.headers.get('date') ?? ''),
    };
  } catch {
    return null;
  }
}

async function port(settings: Settings, parts: DoctorParts): Promise<Finding> {
  const here = localAddress(settings);
  const answer = await ask(here, parts);
  if (answer === null) {
    return look(
      'server',
      `No server answers at ${here}. Start it, or give this command the HOST and PORT of the server.`,
    );
  }
  if (answer.health === null) {
    return broken(
      'server',
      `Another program has port ${String(settings.port)}. Choose another PORT, or stop that program.`,
    );
  }
  const { version } = answer.health;
  return version === parts.version
    ? ok('server', `Version ${version} answers at ${here}.`)
    : look('server', `Version ${version} runs, ${parts.version} is here. Restart the server.`);
}

async function publicAddress(settings: Settings, parts: DoctorParts): Promise<readonly Finding[]> {
  const { publicUrl, isPublicUrlGiven } = settings;
  if (!isPublicUrlGiven) return [];
  const answer = await ask(publicUrl, parts);
  if (answer === null) {
    return [
      broken(
        'public address',
        `${publicUrl} does not answer from here. Check its name, the proxy, its certificate and the firewall.`,
      ),
    ];
  }
  if (answer.health === null) {
    return [
      broken(
        'public address',
        `${publicUrl} answers, but not with Muster. Check where the proxy sends requests.`,
      ),
    ];
  }
  const apart = Math.abs(answer.date - parts.now().getTime()) / 1000;
  return [
    ok('public address', `${publicUrl} answers.`),
    ...visitors(publicUrl, answer.health),
    apart > 60
      ? broken(
          'clock',
          `This clock and that of ${publicUrl} are ${String(Math.round(apart))} s apart: sign-in fails. Turn on NTP.`,
        )
      : ok('clock', 'It agrees with the public address.'),
  ];
}

const HEADER = 'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for';

/**
 * Compares the header that was sent with what came to the server. A server of an older version does
 * not say.
 */
function visitors(
  publicUrl: string,
  { client, forwarded }: v.InferOutput<typeof health>,
): readonly Finding[] {
  if (client === undefined || forwarded === undefined) return [];
  if (client === FORGED) {
    return [
      broken(
        'visitors',
        `The proxy passes X-Forwarded-For on as visitors send it, so anyone can pose as another visitor. Make it write the address itself (nginx: ${HEADER}).`,
      ),
    ];
  }
  if (forwarded === null) {
    return [
      broken(
        'visitors',
        `The proxy writes no X-Forwarded-For, so all visitors share one rate limit. Make it write the header (nginx: ${HEADER}).`,
      ),
    ];
  }
  // Without a proxy the header comes as it was sent, and is not believed.
  const isDirect = forwarded === FORGED && publicUrl.startsWith('http:');
  return client === forwarded || isDirect
    ? [ok('visitors', `The server sees this machine as ${client}.`)]
    : [
        broken(
          'visitors',
          'The proxy is on another machine and is not trusted, so all visitors share one rate limit. Run it on this machine.',
        ),
      ];
}
