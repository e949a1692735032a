import { randomUUID } from 'node:crypto';
import type { Muster } from './server-process.ts';

const LISTS = 20_000;
const PER_REQUEST = 200;
const HOUR = 3_600_000;

export type Player = {
  readonly id: string;
  readonly access: string;
  readonly refresh: string;
};

/** New accounts, each signed in. */
export async function signUpPlayers({ port, keys }: Muster, count: number): Promise<readonly Player[]> {
  const players: Player[] = [];
  for (let at = 0; at < count; at += 1) {
    const email = `${randomUUID()}@example.org`;
    const answer = await post(port, '/auth/v1/signup', keys.anon, { email, password: 'Correct-horse-9' });
    const session = objectOf(JSON.parse(answer));
    const user = objectOf(session['user']);
    players.push({
      id: String(user['id']),
      access: String(session['access_token']),
      refresh: String(session['refresh_token']),
    });
  }
  return players;
}

/** Community lists of about 2 kB each by all of the players, an hour between them. */
export async function fillTables(
  { port, keys }: Muster,
  players: readonly Player[],
  lists: number = LISTS,
): Promise<void> {
  const units = Array.from({ length: 12 }, (_, at) => ({
    id: `unit-${String(at)}`,
    name: `A unit of the line, number ${String(at)}`,
    pointsCost: 25 + at,
    quantity: 1 + (at % 3),
    highCommand: at === 0,
    keywords: ['infantry', 'veteran'],
    command: at % 4,
  }));
  const newest = Date.now();
  for (let at = 0; at < lists; at += PER_REQUEST) {
    const rows = Array.from({ length: PER_REQUEST }, (_, place) => ({
      user_id: players[(at + place) % players.length]?.id,
      name: `Community list ${String(at + place)}`,
      faction: `faction-${String(place % 5)}`,
      description: 'Holds the middle and lets the wings do the work. '.repeat(4),
      units,
      created_at: new Date(newest - (at + place) * HOUR).toISOString(),
    }));
    await post(port, '/rest/v1/shared_lists', keys.service, rows);
  }
}

/** Saves this list in the cloud for each of the players. */
export async function saveOneListEach(
  { port, keys }: Muster,
  players: readonly Player[],
  list: Readonly<Record<string, unknown>>,
): Promise<void> {
  await post(
    port,
    '/rest/v1/army_lists',
    keys.service,
    players.map(({ id }) => ({ ...list, user_id: id })),
  );
}

async function post(port: number, path: string, key: string, body: unknown): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${String(port)}${path}`, {
    method: 'POST',
    headers: { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} answered ${String(response.status)} ${text}`);
  return text;
}

function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
