/**
 * Prints how many reads a player gets done in ten seconds, one after the other, alone and beside an
 * attacker: one visitor with an endless statement in a loop, twelve such requests at once, a
 * thousand connections. On the embedded database, or on PostgreSQL with `attack postgres`; `attack
 * flood` leaves the single visitors out: npm run bench -- attack, after npm run build. Judges
 * nothing.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent } from 'node:http';
import { startPostgres } from '#tests/builders/postgres-cluster.ts';
import { sendRead } from './send-read.ts';
import type { AttackPlan } from './server-attacker.ts';
import { fillTables, type Player, signUpPlayers } from './server-data.ts';
import { type Muster, startMuster } from './server-process.ts';

const LOOK_MS = 10_000;
/** A player looks at something before the next request. */
const THINK_MS = 100;
const LISTS = 1_000;
const PLAYERS_READ =
  'shared_lists?select=id,name,faction,units&is_active=eq.true&order=created_at.desc&limit=20';
const ENDLESS = `rules_sections?select=id&content=match.${encodeURIComponent('(.+)+\\1{20}(.+)+\\2x')}`;
const CHEAP = 'factions?select=id&limit=1';

const pause = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/**
 * Reads of the player within the time, with the slowest half's beginning and the slowest of all.
 */
async function look(
  muster: Muster,
  player: Player,
): Promise<{ reads: number; failed: number; p50: number; most: number }> {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  let failed = 0;
  for (const end = performance.now() + LOOK_MS; performance.now() < end;) {
    const start = performance.now();
    const status = await sendRead(agent, {
      port: muster.port,
      path: PLAYERS_READ,
      anonKey: muster.keys.anon,
      token: player.access,
      address: '10.9.9.9',
    });
    if (status === 200) times.push(performance.now() - start);
    else failed += 1;
    await pause(THINK_MS);
  }
  agent.destroy();
  times.sort((a, b) => a - b);
  return { reads: times.length, failed, p50: times[times.length >> 1] ?? 0, most: times.at(-1) ?? 0 };
}

type Attack = {
  readonly name: string;
  readonly path: string;
  readonly connections: number;
  readonly addresses: number;
};

const ATTACKS: readonly Attack[] = [
  { name: 'one visitor, endless statements in a loop', path: ENDLESS, connections: 1, addresses: 1 },
  { name: 'one visitor, twelve endless statements at once', path: ENDLESS, connections: 12, addresses: 1 },
  { name: 'a thousand connections of one visitor', path: CHEAP, connections: 1_000, addresses: 1 },
  {
    name: 'a thousand connections of a thousand visitors',
    path: CHEAP,
    connections: 1_000,
    addresses: 1_000,
  },
];

/** Starts an attack; what it returns ends the attack and says how often each status came. */
function begin({ port, keys }: Muster, { path, connections, addresses }: Attack, network: number) {
  const attacker = fork(new URL('server-attacker.ts', import.meta.url));
  const plan: AttackPlan = { port, anonKey: keys.anon, path, connections, addresses, network };
  attacker.send(plan);
  return async () => {
    const said = once(attacker, 'message');
    attacker.send('stop');
    return String((await said)[0]);
  };
}

const cluster = process.argv.includes('postgres') ? await startPostgres({ durable: true }) : null;
const muster = await startMuster(cluster?.url ?? null);
const players = await signUpPlayers(muster, 1);
await fillTables(muster, players, LISTS);
const [player] = players;
if (player === undefined) throw new Error('there is no player');

await look(muster, player);
console.log(
  `\n${cluster === null ? 'embedded' : 'PostgreSQL'}, a read every ${String(THINK_MS)} ms for ${String(LOOK_MS / 1000)} s\n`,
);
console.log('| beside | reads | of those alone | p50 ms | slowest ms | refused | the attacker got |');
console.log('|---|---:|---:|---:|---:|---:|---|');
const chosen = ATTACKS.filter(({ connections }) => !process.argv.includes('flood') || connections > 100);
for (const [place, attack] of chosen.entries()) {
  const alone = await look(muster, player);
  const stop = begin(muster, attack, place + 1);
  const beside = await look(muster, player);
  const got = await stop();
  const share = `${((beside.reads / alone.reads) * 100).toFixed(0)} %`;
  console.log(
    `| ${attack.name} | ${String(beside.reads)} of ${String(alone.reads)} | ${share} | ${beside.p50.toFixed(0)} (${alone.p50.toFixed(0)}) | ${beside.most.toFixed(0)} (${alone.most.toFixed(0)}) | ${String(beside.failed)} | ${got} |`,
  );
}
await muster.stop();
await cluster?.stop();
