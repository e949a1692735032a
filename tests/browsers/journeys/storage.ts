import { DESK, type Journey } from '../world.ts';

const session: Journey = {
  name: 'build, save and share where nothing may be stored',
  play: async ({ arrive }) => {
    const hands = await arrive(DESK);
    await hands.open('/builder');
    await hands.reads('Lists are kept in memory only, until you close or reload this page.');
    await hands.clear();
    await hands.press('button', 'Add Hersir');
    await hands.write('textbox', 'List name', 'For today');
    await hands.press('button', 'Save');
    await hands.reads('This browser does not let the page store anything. Share the list to keep it.');
    await hands.clear();
    await hands.press('button', 'Saved lists');
    const dialog = hands.in('dialog', 'Saved lists');
    await dialog.sees('button', 'Load For today');
    await hands.reads('Your lists are lost once you close this page.');
  },
};

/** For a browser that lets sites store nothing. */
export const storageJourneys: readonly Journey[] = [session];
