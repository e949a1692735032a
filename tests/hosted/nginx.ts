/** The built app behind nginx, as a host of static files serves it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '#tests/builders/free-port.ts';
import { nginxSite, type StaticSite } from '#scripts/deploy/static-site.ts';

const PROGRAM = '/usr/sbin/nginx';
const TRIES = 100;

export type Nginx = { readonly address: string; readonly stop: () => Promise<void> };

type Options = {
  readonly port?: number;
  /** Stands among the settings of the site as well. */
  readonly more?: string;
  /** Another site that nginx serves. */
  readonly beside?: string;
  /** False for pages that the app draws itself, as with DRAWN_PAGES=off. */
  readonly drawsPages?: boolean;
};

/**
 * Starts nginx with the settings of `npm run static-site`. Returns null where it is not installed.
 */
export async function startNginx(
  site: Omit<StaticSite, 'listen'>,
  { port, more = '', beside = '', drawsPages = true }: Options = {},
): Promise<Nginx | null> {
  if (!existsSync(PROGRAM)) return null;
  const folder = mkdtempSync(join(tmpdir(), 'muster-nginx-'));
  const listen = `127.0.0.1:${String(port ?? (await freePort()))}`;
  const drawn = await nginxSite({ ...site, listen });
  const settings = drawsPages ? drawn : drawn.replaceAll(/ \/pages\/\S+/g, ' /index.html');
  writeFileSync(join(folder, 'site.conf'), settings.replace('  error_page', `${more}\n  error_page`));
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${user} daemon off; error_log stderr warn; pid ${folder}/pid; events {}
    http { access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; include site.conf; ${beside} }`,
  );
  const child = spawn(PROGRAM, ['-p', folder, '-c', 'nginx.conf'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  process.once('exit', () => child.kill('SIGKILL'));
  const address = `http://${listen}`;
  for (let tries = 0; tries < TRIES && child.exitCode === null; tries += 1) {
    if (await fetch(address).catch(() => null)) break;
    await setTimeout(50);
  }
  return {
    address,
    stop: async () => {
      const end = once(child, 'exit');
      child.kill('SIGTERM');
      await end;
      rmSync(folder, { recursive: true });
    },
  };
}
