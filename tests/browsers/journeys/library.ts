import type { Journey } from '../world.ts';

const read: Journey = {
  name: 'read the rules and the questions',
  play: async ({ arrive }) => {
    const hands = await arrive();
    await hands.open('/rules');
    await hands.sees('heading', 'The game in short');
    await hands.open('/rules/cover');
    await hands.sees('heading', 'Shooting and cover');
    await hands.open('/faq');
    await hands.sees('heading', 'Rounds and activations');
  },
};

const lookUp: Journey = {
  name: 'look something up',
  play: async ({ arrive }) => {
    const hands = await arrive();
    await hands.open('/rules');
    await hands.write('searchbox', null, 'line of sight');
    await hands.waitFor(
      'a rule is found',
      'return document.querySelector("[data-hit=line-of-sight]") !== null;',
    );
    await hands.open('/unit-stats');
    await hands.sees('heading', 'Units');
    await hands.open('/missions/take-positions');
    await hands.sees('heading', 'Take Positions');
  },
};

/** Rules, questions, units and missions. */
export const libraryJourneys: readonly Journey[] = [read, lookUp];
