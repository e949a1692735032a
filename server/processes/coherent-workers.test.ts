import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres } from '#tests/builders/postgres-cluster.ts';
import { newFolder, type ServerProcess, startProcess } from '#tests/builders/server-process.ts';
import { connectToWorkers, type WorkerConnection } from '#tests/builders/worker-connections.ts';
import { field } from '#tests/security/attacked-server.ts';
import { SUPABASE_DIR } from '../db/open-database.ts';
import { openTestSmtp, type TestSmtp } from '../mail/test-smtp.ts';

const cluster = await startPostgres();
const PASSWORD = 'a long password of a test';
/** Leaves a row for each time that it is applied. */
const COUNTING_MIGRATION = `create table private.applications (at timestamptz default now());
  insert into private.applications default values;`;

let folder: string;
let server: ServerProcess;
let smtp: TestSmtp;
let client: pg.Client;
let first: WorkerConnection;
let second: WorkerConnection;

beforeAll(async () => {
  if (cluster === null) return;
  folder = newFolder();
  const project = join(folder, 'supabase');
  cpSync(SUPABASE_DIR, project, { recursive: true });
  writeFileSync(join(project, 'migrations/29991231000000_count_applications.sql'), COUNTING_MIGRATION);
  smtp = await openTestSmtp();
  server = await startProcess(join(folder, 'data'), {
    DATABASE_URL: cluster.url,
    SUPABASE_DIR: project,
    SMTP_URL: smtp.url,
    PROCESSES: '2',
  });
  client = new pg.Client({ connectionString: cluster.url });
  await client.connect();
  [first, second] = await connectBoth();
}, 120_000);

afterAll(async () => {
  if (cluster === null) return;
  first.close();
  second.close();
  await client.end();
  await server.end();
  await smtp.close();
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function connectBoth(): Promise<[WorkerConnection, WorkerConnection]> {
  const [one, other] = await connectToWorkers(server.url, 2);
  if (one === undefined || other === undefined) throw new Error('There are not two workers');
  return [one, other];
}

const rowsOf = async (text: string) => (await client.query<Record<string, unknown>>(text)).rows;
const workerOf = (at: number) => (at % 2 === 0 ? first : second);
const alternately = <T>(count: number, task: (worker: WorkerConnection, at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => task(workerOf(at), at)));
const signUp = (worker: WorkerConnection, email: string) =>
  worker.ask('POST', '/auth/v1/signup', { body: { email, password: PASSWORD } });
const saveList = (worker: WorkerConnection, token: string) =>
  worker.ask('POST', '/rest/v1/army_lists', {
    token,
    body: { name: 'A list', faction: 'f', units: [{ id: 'a', name: 'A' }] },
  });

/** Signs up at the first worker, and signs in there once the address is confirmed. */
async function joinAtFirst(email: string): Promise<{ token: string; refreshToken: string }> {
  await signUp(first, email);
  await client.query('update auth.users set email_confirmed_at = now() where email = $1', [email]);
  const { json } = await first.ask('POST', '/auth/v1/token?grant_type=password', {
    body: { email, password: PASSWORD },
  });
  return { token: String(field(json, 'access_token')), refreshToken: String(field(json, 'refresh_token')) };
}

describe.runIf(cluster !== null)('two workers on one PostgreSQL', () => {
  it('end a session everywhere when one of them signs it out', async () => {
    const { token, refreshToken } = await joinAtFirst('leaver@example.org');
    expect((await second.ask('GET', '/auth/v1/user', { token })).status).toBe(200);
    expect((await saveList(second, token)).status).toBe(201);
    expect((await first.ask('POST', '/auth/v1/logout', { token })).status).toBe(204);
    expect((await second.ask('GET', '/auth/v1/user', { token })).status).toBe(403);
    expect((await saveList(second, token)).status).toBe(403);
    const body = { refresh_token: refreshToken };
    const again = await second.ask('POST', '/auth/v1/token?grant_type=refresh_token', { body });
    expect(again.status).toBe(400);
  });

  it('count the requests of one address together', async () => {
    const answers = await alternately(80, (worker, at) =>
      worker.ask('POST', '/auth/v1/verify', {
        headers: { 'x-forwarded-for': '203.0.113.7' },
        body: { type: 'email', email: `nobody${String(at)}@example.org`, token: '000000' },
      }),
    );
    const passed = answers.filter(({ status }) => status !== 429).length;
    // Thirty, and what flows back meanwhile; two counts would let sixty through.
    expect(passed).toBeGreaterThanOrEqual(30);
    expect(passed).toBeLessThan(50);
  });

  it('count guesses at one account together', async () => {
    const answers = await alternately(60, (worker, at) =>
      worker.ask('POST', '/auth/v1/verify', {
        headers: { 'x-forwarded-for': `203.0.114.${String(at)}` },
        body: { type: 'email', email: 'guessed@example.org', token: '000000' },
      }),
    );
    const passed = answers.filter(({ status }) => status !== 429).length;
    expect(passed).toBeGreaterThanOrEqual(20);
    expect(passed).toBeLessThan(35);
  });

  it('send each mail once, at once or when it is due', async () => {
    const emails = Array.from({ length: 10 }, (_, at) => `mailed${String(at)}@example.org`);
    await alternately(emails.length, (worker, at) => signUp(worker, emails[at] ?? ''));
    // As after an outage of the mail server: all of them are due now, and both workers look for
    // letters that are due.
    await client.query(
      `with due as (
         insert into mail_outbox (kind, language, recipient, status, attempts, next_attempt_at)
         select 'confirmation', 'en', 'd…@example.org', 'waiting', 1, now() from generate_series(1, 20) returning id
       )
       insert into private.mail_letters (id, recipient, subject, body_text, body_html)
       select id, 'due' || row_number() over () || '@example.org', 's', 't', 'h' from due`,
    );
    const unsent = () => rowsOf("select status, last_fault from mail_outbox where status <> 'sent'");
    await expect.poll(unsent, { timeout: 60_000, interval: 200 }).toEqual([]);
    const receivers = smtp.received.flatMap(({ to }) => to).filter((to) => /^(?:mailed|due)/.test(to));
    const expected = [
      ...emails,
      ...Array.from({ length: 20 }, (_, at) => `due${String(at + 1)}@example.org`),
    ];
    expect(receivers.toSorted()).toEqual(expected.toSorted());
  }, 90_000);

  it('apply a migration once, also when one of them is replaced, and the new one knows the sessions', async () => {
    const applied = () => rowsOf('select count(*)::int as times from private.applications');
    expect(await applied()).toEqual([{ times: 1 }]);
    const { token } = await joinAtFirst('stays@example.org');
    process.kill(second.pid, 'SIGKILL');
    second.close();
    const dead = second.pid;
    const pair = await connectBoth();
    const replacement = pair.find(({ pid }) => pid !== first.pid);
    first.close();
    [first, second] = pair;
    expect(replacement?.pid).not.toBe(dead);
    expect((await replacement?.ask('GET', '/auth/v1/user', { token }))?.status).toBe(200);
    expect(await applied()).toEqual([{ times: 1 }]);
  }, 60_000);
});
