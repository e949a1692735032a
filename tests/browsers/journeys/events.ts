import { randomUUID } from 'node:crypto';
import type { Reader } from '#tests/e2e/hostile-texts/people.ts';
import { beginSmallEvent } from '#tests/e2e/pages/small-event.ts';
import type { Hands } from '../hands.ts';
import { DESK, type Journey, PHONE, type World } from '../world.ts';
import { playRound } from './games.ts';

async function arriveAs({ arrive }: World, { session }: Reader, path: string, size = DESK): Promise<Hands> {
  const hands = await arrive(size);
  await hands.remember({ 'prod_supabase.auth.token': session });
  await hands.open(path);
  return hands;
}

/** The game of the first table, from its pairing to the result that both phones confirm. */
const table: Journey = {
  name: 'pair a round, and play its table on two phones',
  play: async (world) => {
    const { organiser, host, event, find } = await beginSmallEvent(world.site, randomUUID().slice(0, 6));
    const path = `/events/${event}/rounds`;
    const desk = await arriveAs(world, organiser, path);
    await desk.press('button', 'Pair round 1');
    await desk.press('button', 'Tell these pairings');
    await desk.sees('button', 'Start the clock');
    await desk.until('the server has the pairings', async () => (await host.places(event, 1)).length === 2);
    const [first] = await host.places(event, 1);
    const [anna, berta] = [find(first?.one ?? null), find(first?.other ?? null)];

    const phone = await arriveAs(world, anna.player, path, PHONE);
    await phone.press('button', 'Play this game');
    await phone.sees('button', 'Go to deployment');
    const rival = await arriveAs(world, berta.player, path, PHONE);
    await rival.press('button', 'Join the game');
    await rival.sees('button', 'Go to deployment');
    await phone.press('button', 'Go to deployment');
    for (const question of ['Who won the roll-off?', 'Who deploys first?', 'Who has the initiative?'])
      await phone.in('group', question).press('button', anna.name);
    await phone.press('button', 'Start the game');
    await rival.sees('button', `${anna.name} begins`);
    await playRound(rival, `${anna.name} begins`, 1);
    await phone.sees('heading', 'Round 2: who begins?');
    await phone.press('button', 'More');
    await phone.press('menuitem', 'End the game');
    await phone.press('button', 'End and score the game');
    await phone.press('button', 'Show the summary');
    await phone.press('button', 'Confirm the result');
    // The word of the other moves the button.
    await rival.reads(`${anna.name} confirmed the result.`);
    await rival.press('button', 'Confirm the result');
    await desk.reads('from the game');
  },
};

/** Events. */
export const eventJourneys: readonly Journey[] = [table];
