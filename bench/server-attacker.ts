/**
 * Sends one read over and over through many connections until it is told to stop, then reports how
 * often each status came. A separate process, so that the player whom bench/attack.ts
 * measures does not wait for the attacker's own work.
 */
import { Agent } from 'node:http';
import { sendRead } from './send-read.ts';

/** The request to send, and the network addresses to send it from. */
export type AttackPlan = {
  readonly port: number;
  readonly anonKey: string;
  readonly path: string;
  readonly connections: number;
  readonly addresses: number;
  /** The second number of the addresses, so that no attack pays for the one before. */
  readonly network: number;
};

const over = new AbortController();

async function connection(plan: AttackPlan, agent: Agent, at: number, statuses: Map<number, number>) {
  const { port, anonKey, path, addresses, network } = plan;
  const place = at % addresses;
  const address = `10.${String(network)}.${String(place >> 8)}.${String(place & 255)}`;
  while (!over.signal.aborted) {
    const status = await sendRead(agent, { port, path, anonKey, token: anonKey, address });
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
}

async function attack(plan: AttackPlan): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: plan.connections });
  const statuses = new Map<number, number>();
  await Promise.all(
    Array.from({ length: plan.connections }, (_, at) => connection(plan, agent, at, statuses)),
  );
  agent.destroy();
  process.send?.([...statuses].map(([status, count]) => `${String(count)} × ${String(status)}`).join(', '));
  process.disconnect();
}

process.on('message', (message) => {
  if (message === 'stop') over.abort();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- sent by bench/attack.ts
  else void attack(message as AttackPlan);
});
