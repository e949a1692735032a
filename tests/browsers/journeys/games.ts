import { storedTableGame } from '#tests/builders/table-games.ts';
import type { Hands } from '../hands.ts';
import type { Journey, World } from '../world.ts';

/** A tester at a table whose game is set up and deployed. */
async function sitDown({ arrive, enrol }: World): Promise<Hands> {
  const hands = await arrive();
  const { session } = await enrol();
  const game = storedTableGame('take-positions', null, Date.now() - 600_000);
  await hands.remember({ 'prod_supabase.auth.token': session, prod_gameState: game });
  await hands.open('/game');
  await hands.sees('button', 'Berta begins');
  return hands;
}

/** Closes the round of a game whose player begins it. */
export async function playRound(hands: Hands, begins: string, round: number): Promise<void> {
  await hands.press('button', begins);
  await hands.press('button', 'More');
  await hands.press('menuitem', 'Score this round');
  await hands.press('button', new RegExp(`^Complete (round ${String(round)}|it anyway)$`));
}

const alone: Journey = {
  name: 'play a game to its summary',
  play: async (world) => {
    const hands = await sitDown(world);
    await playRound(hands, 'Berta begins', 1);
    await hands.sees('heading', 'Round 2: who begins?');
    await hands.device.reload();
    await hands.sees('heading', 'Round 2: who begins?');
    await hands.press('button', 'More');
    await hands.press('menuitem', 'End the game');
    await hands.press('button', 'End and score the game');
    await hands.press('button', 'Show the summary');
    await hands.sees('table', 'Score by round');
  },
};

const live: Journey = {
  name: 'play one game on two phones',
  play: async (world) => {
    const anna = await sitDown(world);
    await anna.press('button', 'Play on two phones');
    await anna.press('button', 'Show the code');
    const link = await anna.copied('Copy link');
    const berta = await world.arrive();
    await berta.open(link);
    await berta.sees('button', 'Berta begins');
    await playRound(berta, 'Berta begins', 1);
    await anna.sees('heading', 'Round 2: who begins?');
  },
};

/** Games at the table. */
export const gameJourneys: readonly Journey[] = [alone, live];
