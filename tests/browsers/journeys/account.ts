import { PASSWORD } from '#tests/e2e/pages/operator.ts';
import type { Hands } from '../hands.ts';
import { DESK, type Journey } from '../world.ts';

async function signIn(hands: Hands, email: string, next = '/builder'): Promise<void> {
  await hands.open(`/login?next=${encodeURIComponent(next)}`);
  await hands.write('textbox', 'Email address', email);
  await hands.writeLabelled('Password', PASSWORD);
  await hands.press('button', 'Sign in');
  await hands.waitFor('the page after', 'return location.pathname === args[0];', next);
}

const sync: Journey = {
  name: 'sign in, and find a list on another device',
  play: async ({ arrive, enrol }) => {
    const { email } = await enrol();
    const desk = await arrive(DESK);
    await signIn(desk, email);
    await desk.press('button', 'Add Hersir');
    await desk.write('textbox', 'List name', 'Shared Fate');
    await desk.clear();
    await desk.press('button', 'Save to cloud');
    await desk.reads('List saved to cloud successfully!');
    const sofa = await arrive(DESK);
    await signIn(sofa, email);
    await sofa.press('button', 'Saved lists');
    await sofa.in('dialog', 'Saved lists').press('button', 'Load Shared Fate');
    await sofa.reads('Current list: Shared Fate');
  },
};

/** Lists of an account. */
export const accountJourneys: readonly Journey[] = [sync];
