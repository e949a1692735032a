/** The project's functions on the real Deno, alone in a folder as a hosted project has them. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DENO_VERSIONS, denoPath } from '#scripts/bare/deno.mjs';
import { SUPABASE_DIR } from '#server/db/open-database.ts';

/** A Deno of this machine, by `npm run test:hosted`. */
export type Deno = { readonly version: string; readonly program: string };

export type FunctionOnDeno = {
  /** Its address, such as `http://127.0.0.1:40123/mail`. */
  readonly url: string;
  readonly stop: () => Promise<void>;
};

export type FunctionSetup = {
  readonly name: string;
  /** All that it may read of its environment is what is named here. */
  readonly mayRead: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Origins that it may call; those of providers are called at the address given for them. */
  readonly mayCall: readonly string[];
  readonly providers?: Readonly<Record<string, string>>;
};

const START_MS = 60_000;
/** Nothing is fetched, and no file of this repository but the functions is seen. */
const ALONE = ['--no-remote', '--no-npm', '--no-config', '--no-lock', '--quiet'];

/** Every Deno that is installed; empty before `npm run test:hosted` has been here. */
export function installedDenos(): readonly Deno[] {
  return DENO_VERSIONS.flatMap((version) => {
    const program = denoPath(version);
    return program === null ? [] : [{ version, program }];
  });
}

/** The functions of the project by name. */
export function functionNames(): readonly string[] {
  const folders = readdirSync(join(SUPABASE_DIR, 'functions'), { withFileTypes: true });
  return folders
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map(({ name }) => name)
    .toSorted();
}

/** Copies what is deployed into a new folder, far from package.json and the types of the tests. */
export function copyFunctions(): { readonly folder: string; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'muster-deno-'));
  cpSync(join(SUPABASE_DIR, 'functions'), join(folder, 'functions'), {
    recursive: true,
    filter: (path) => !/(?:\.test|\/test-context|\/deno\.d)\.ts$/.test(path),
  });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Returns what `deno check` says of a function; empty when it has no fault. */
export function checkFunction({ program }: Deno, folder: string, name: string): string {
  const check = spawnSync(program, ['check', ...ALONE, `functions/${name}/index.ts`], {
    cwd: folder,
    env: { ...bareEnvironment(folder), NO_COLOR: '1' },
    encoding: 'utf8',
  });
  return check.status === 0 ? '' : check.stderr || `deno ended with ${String(check.status)}`;
}

/**
 * Starts the entry file of a function with no other permissions than those in `setup`. Waits until
 * it listens.
 */
export async function startFunction(
  { program }: Deno,
  folder: string,
  { name, mayRead, env, mayCall, providers = {} }: FunctionSetup,
): Promise<FunctionOnDeno> {
  const starter = join(folder, `start-${name}.js`);
  writeFileSync(starter, startText(name, providers));
  const called = [...mayCall, ...Object.values(providers)].map((address) => new URL(address).host);
  const args = [
    'run',
    ...ALONE,
    '--no-prompt',
    `--allow-env=${mayRead.join(',')}`,
    `--allow-net=${['127.0.0.1:0', ...called].join(',')}`,
    starter,
  ];
  const child = spawn(program, args, {
    cwd: folder,
    env: { ...bareEnvironment(folder), ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const stop = async () => {
    process.off('exit', kill);
    if (child.exitCode !== null || child.signalCode !== null) return;
    const end = new Promise((resolve) => {
      child.once('exit', resolve);
    });
    kill();
    await end;
  };
  const port = await portOf(child).catch(async (cause: unknown) => {
    await stop();
    throw cause;
  });
  return { url: `http://127.0.0.1:${port}/${name}`, stop };
}

function bareEnvironment(folder: string): Record<string, string> {
  return { DENO_DIR: join(folder, 'deno'), DENO_NO_UPDATE_CHECK: '1', PATH: '' };
}

/** The hosted runtime chooses where a function listens; here it is any free port. */
function startText(name: string, providers: Readonly<Record<string, string>>): string {
  return `
const serve = Deno.serve;
const onListen = ({ port }) => console.log('port ' + port);
Deno.serve = (handler) => serve({ hostname: '127.0.0.1', port: 0, onListen }, handler);
const providers = ${JSON.stringify(providers)};
const platformFetch = globalThis.fetch;
globalThis.fetch = (address, init) => {
  const { origin } = new URL(address);
  return platformFetch(origin in providers ? providers[origin] + address.slice(origin.length) : address, init);
};
await import('./functions/${name}/index.ts');
`;
}

async function portOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('the function did not listen in time')), START_MS);
    let said = '';
    child.stdout?.on('data', (piece: Buffer) => {
      said += piece.toString();
      const port = /^port (\d+)$/m.exec(said)?.[1];
      if (port === undefined) return;
      clearTimeout(late);
      resolve(port);
    });
    child.once('error', reject);
    child.once('exit', (code) => {
      clearTimeout(late);
      reject(new Error(`deno ended with ${String(code)}`));
    });
  });
}
