import { accessSync, constants, existsSync, readdirSync, readFileSync, statfsSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import * as v from 'valibot';
import { readSettings, type Settings } from '../http/settings.ts';
import type { Outcome } from './outcome.ts';

/** How one thing is: `look` works, and should be looked at; `broken` does not work. */
export interface Finding {
  readonly state: 'ok' | 'look' | 'broken';
  readonly name: string;
  readonly words: string;
}

/** Everything that the doctor is given from outside. */
export interface DoctorParts {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly now: () => Date;
  readonly fetch: typeof globalThis.fetch;
  readonly version: string;
  /** The stamp of what the built app was made of, and of the sources now; null without a build. */
  readonly build: { readonly built: string | null; readonly sources: readonly string[] };
}

const MB = 1_000_000;
const DAY_MS = 86_400_000;
const TIMEOUT_MS = 5_000;

/** Looks over an installation and changes nothing. Exit code 1 when anything is broken. */
export async function examine(parts: DoctorParts): Promise<Outcome> {
  const read = readSettings(parts.env);
  const findings = read.ok
    ? [...onThisMachine(read.settings, parts), ...(await overTheNetwork(read.settings, parts))]
    : read.problems.map((words) => broken('settings', words));
  const lines = findings.map(({ state, name, words }) => `${state.padEnd(6)}  ${name}: ${words}`);
  return { code: findings.some(({ state }) => state === 'broken') ? 1 : 0, lines };
}

const ok = (name: string, words: string): Finding => ({ state: 'ok', name, words });
const look = (name: string, words: string): Finding => ({ state: 'look', name, words });
const broken = (name: string, words: string): Finding => ({ state: 'broken', name, words });

function onThisMachine(settings: Settings, parts: DoctorParts): readonly Finding[] {
  const { dataDir, databaseUrl } = settings;
  if (!existsSync(dataDir)) {
    return [
      look(
        'data folder',
        `${dataDir} is not there yet. The first start makes it; is this the DATA_DIR of the server?`,
      ),
    ];
  }
  return [
    folder(dataDir),
    disk(dataDir),
    keys(settings),
    backups(join(dataDir, 'backups'), parts.now()),
    ...(databaseUrl === null ? [lock(join(dataDir, 'database', 'lock.json'), parts.now())] : []),
    built(parts.build),
    conflicts(settings),
  ];
}

function folder(dataDir: string): Finding {
  try {
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    return broken(
      'data folder',
      `This user may not write to ${dataDir}. Run the command as the user of the server, or chown -R the folder.`,
    );
  }
  return ok('data folder', dataDir);
}

function disk(dataDir: string): Finding {
  const { bavail, bsize } = statfsSync(dataDir);
  const free = bavail * bsize;
  const words = `${String(Math.round(free / MB))} MB free for ${dataDir}.`;
  if (free < 100 * MB) return broken('disk', `${words} Saving stops soon: free some, old backups first.`);
  return free < 1_000 * MB ? look('disk', `${words} Free some, or take a larger disk.`) : ok('disk', words);
}

function keys({ keys: { jwtKeysFile, jwtSecret }, dataDir }: Settings): Finding {
  if (jwtKeysFile === null && jwtSecret !== null) return ok('keys', 'JWT_SECRET signs tokens.');
  const file = jwtKeysFile ?? join(dataDir, 'keys.json');
  if (!existsSync(file)) {
    return jwtKeysFile === null
      ? look(
          'keys',
          `${file} is not there yet. The first start makes it; after a restore put the old file there first.`,
        )
      : broken('keys', `${file} (JWT_KEYS) is not there. Put it back from a backup.`);
  }
  const { mode } = statSync(file);
  if ((mode & 0o077) !== 0)
    return broken('keys', `Others on this machine may read ${file}. Run: chmod 600 ${file}`);
  try {
    JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return broken(
      'keys',
      `${file} is damaged. Put it back from a backup; without one everybody signs in again.`,
    );
  }
  return ok('keys', `${file}, for its user only.`);
}

function backups(directory: string, now: Date): Finding {
  const names = existsSync(directory)
    ? readdirSync(directory).filter((name) => /\.sql(\.gz)?$/.test(name))
    : [];
  const newest = Math.max(...names.map((name) => statSync(join(directory, name)).mtimeMs));
  if (names.length === 0) return look('backup', `There is none in ${directory}. Make one: npm run backup`);
  const days = (now.getTime() - newest) / DAY_MS;
  const words = `The newest is ${days.toFixed(1)} days old.`;
  return days > 2 ? look('backup', `${words} Make one each night: npm run backup`) : ok('backup', words);
}

function lock(file: string, now: Date): Finding {
  if (!existsSync(file)) return ok('lock', 'No server has the embedded database open.');
  const silentMs = now.getTime() - statSync(file).mtimeMs;
  return silentMs < 15_000
    ? ok('lock', 'A running server has the embedded database open.')
    : look('lock', `${file} was left behind by a server that was killed. The next start takes it over.`);
}

function built({ built: stamp, sources }: DoctorParts['build']): Finding {
  if (stamp === null) return broken('build', 'There is no built app in dist/. Run: npm run build');
  return sources.includes(stamp)
    ? ok('build', 'It was made of these sources.')
    : look('build', 'The sources changed since it was made. The next npm start builds it again.');
}

function conflicts({
  host,
  publicUrl,
  isPublicUrlGiven,
  smtpUrl,
  mailFrom,
  contactEmail,
}: Settings): Finding {
  const problems = [
    ...(isPublicUrlGiven && publicUrl.startsWith('http:')
      ? ['PUBLIC_URL is http: without https nothing works offline']
      : []),
    ...(!isPublicUrlGiven && host === '0.0.0.0'
      ? ['HOST lets others in, but links in mails say localhost: set PUBLIC_URL']
      : []),
    ...(smtpUrl !== null && mailFrom.includes('@localhost')
      ? ['mails come from localhost: set MAIL_FROM']
      : []),
    ...(isPublicUrlGiven && contactEmail === null ? ['players cannot reach you: set CONTACT_EMAIL'] : []),
  ];
  return problems.length === 0
    ? ok('settings', 'They fit together.')
    : look('settings', `${problems.join('; ')}.`);
}

async function overTheNetwork(settings: Settings, parts: DoctorParts): Promise<readonly Finding[]> {
  return [await mail(settings), await port(settings, parts), ...(await publicAddress(settings, parts))];
}

async function mail({ smtpUrl }: Settings): Promise<Finding> {
  if (smtpUrl === null)
    return look('mail', 'SMTP_URL is not set: mails wait in the outbox, and administrators hand them over.');
  const { hostname, port: given, protocol } = new URL(smtpUrl);
  const number = Number(given) || (protocol === 'smtps:' ? 465 : 587);
  const place = `${hostname}:${String(number)}`;
  return (await answers(hostname, number))
    ? ok('mail', `${place} answers. Send yourself one from Administration → Mail.`)
    : broken('mail', `Nothing answers at ${place}. Check SMTP_URL, and whether the firewall lets mail out.`);
}

function answers(host: string, number: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port: number, timeout: TIMEOUT_MS });
    const end = (reached: boolean) => {
      socket.destroy();
      resolve(reached);
    };
    socket
      .on('connect', () => end(true))
      .on('error', () => end(false))
      .on('timeout', () => end(false));
  });
}

const health = v.object({ status: v.literal('ok'), version: v.string() });

interface Answer {
  readonly version: string | null;
  readonly date: number;
}

async function ask(address: string, fetch: DoctorParts['fetch']): Promise<Answer | null> {
  try {
    const response = await fetch(`${address}/healthz`, {
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const body = v.safeParse(health, await response.json().catch(() => null));
    return {
      version: body.success ? body.output.version : null,
      date: Date.parse(response.headers.get('date') ?? ''),
    };
  } catch {
    return null;
  }
}

async function port({ host, port: number }: Settings, { fetch, version }: DoctorParts): Promise<Finding> {
  const name = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
  const here = `http://${name}:${String(number)}`;
  const answer = await ask(here, fetch);
  if (answer === null) {
    return look(
      'server',
      `No server answers at ${here}. Start it, or give this command the HOST and PORT of the server.`,
    );
  }
  if (answer.version === null) {
    return broken(
      'server',
      `Another program has port ${String(number)}. Choose another PORT, or stop that program.`,
    );
  }
  return answer.version === version
    ? ok('server', `Version ${version} answers at ${here}.`)
    : look('server', `Version ${answer.version} runs, ${version} is here. Restart the server.`);
}

async function publicAddress(settings: Settings, parts: DoctorParts): Promise<readonly Finding[]> {
  const { publicUrl, isPublicUrlGiven } = settings;
  if (!isPublicUrlGiven) return [];
  const answer = await ask(publicUrl, parts.fetch);
  if (answer === null) {
    return [
      broken(
        'public address',
        `${publicUrl} does not answer from here. Check its name, the proxy, its certificate and the firewall.`,
      ),
    ];
  }
  if (answer.version === null) {
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
    apart > 60
      ? broken(
          'clock',
          `This clock and that of ${publicUrl} are ${String(Math.round(apart))} s apart: sign-in fails. Turn on NTP.`,
        )
      : ok('clock', 'It agrees with the public address.'),
  ];
}
