import { linkTo, WINTER_RAID } from '#tests/e2e/lists.ts';
import { DESK, type Journey } from '../world.ts';

const build: Journey = {
  name: 'build a list and find it after a reload',
  play: async ({ arrive }) => {
    const hands = await arrive();
    await hands.open('/');
    await hands.press('link', 'Start Building');
    await hands.press('button', 'Add Wrathmane');
    await hands.press('button', 'Add Orc Hunters');
    await hands.press('button', 'Add Orc Hunters');
    await hands.reads('70 pts 2 CP');
    await hands.device.reload();
    await hands.reads('70 pts 2 CP');
  },
};

const save: Journey = {
  name: 'save lists, open one again',
  play: async ({ arrive }) => {
    const hands = await arrive(DESK);
    await hands.open('/builder');
    await hands.press('button', 'Add Hersir');
    await hands.write('textbox', 'List name', 'First');
    await hands.press('button', 'Save');
    await hands.reads('Current list: First');
    await hands.press('button', 'Add Wrathmane');
    await hands.reads('55 pts');
    await hands.press('button', 'Saved lists');
    const dialog = hands.in('dialog', 'Saved lists');
    await dialog.press('button', 'Load First');
    await hands.reads('Current list: First');
    await hands.reads('25 pts');
  },
};

const share: Journey = {
  name: 'share a list by its link, open the link elsewhere',
  play: async ({ arrive }) => {
    const hands = await arrive(DESK);
    await hands.open(linkTo(WINTER_RAID));
    await hands.press('button', 'Open in the builder');
    await hands.sees('heading', 'Army builder');
    await hands.press('button', 'Share');
    const dialog = hands.in('dialog', 'Share Army List');
    await dialog.press('radio', 'Full link');
    const link = await dialog.copied('Copy link');
    const friend = await arrive();
    await friend.open(link);
    await friend.sees('heading', 'Winter Raid');
    await friend.reads('170 pts');
    await friend.press('button', 'View card of Hersir');
    await friend.sees('dialog', 'Card of Hersir');
    await friend.device.back();
    await friend.sees('heading', 'Winter Raid');
  },
};

const print: Journey = {
  name: 'print a list',
  play: async ({ arrive }) => {
    const hands = await arrive(DESK);
    await hands.open(linkTo(WINTER_RAID).replace('/shared-list/', '/print/full/'));
    await hands.sees('heading', 'Winter Raid');
    await hands.sees('table', null);
    await hands.reads('Orc Hunters');
  },
};

/** Lists, on a phone and at a desk. */
export const listJourneys: readonly Journey[] = [build, save, share, print];
