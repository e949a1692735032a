import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionStore } from '#data/session/session-store.ts';
import { GUEST } from '#domain/access/viewer.ts';
import { emptyDevice, openWorkshop } from '#tests/builders/workshop-page.tsx';
import { Component as ImportPage } from './import-page.tsx';

const open = (setting: Parameters<typeof openWorkshop>[2] = {}) =>
  openWorkshop(<ImportPage />, '/catalogue/import', setting);
const paste = async (text: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name: 'Or paste the table' }, { timeout: 60_000 }), {
    target: { value: text },
  });

const HEAD =
  'faction_id,id,name,type,points,availability,command,high_command,tournament_legal,characteristics,keywords,special_rules';
const roster = (count: number) =>
  [
    HEAD,
    ...Array.from(
      { length: count },
      (_, at) => `syenann,moss-${at},Moss ${at},Troop,15,2,0,No,Yes,Infantry,,`,
    ),
  ].join('\n');

beforeEach(emptyDevice);
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStore.setState({ viewer: GUEST });
});

describe('a table of units', () => {
  it('from a file is previewed row by row, and all its units are proposed with one press', async () => {
    const { user, sent, router } = open();
    const file = new File([roster(61)], 'units.csv');
    await user.upload(await screen.findByLabelText('Choose a file', {}, { timeout: 60_000 }), file);
    expect(await screen.findByText(/^61 new units/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Propose 61 units' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/catalogue/proposals'));
    const calls = sent('propose_changes').map(({ changes }) => changes as readonly { target: string }[]);
    expect(calls.map((changes) => changes.length)).toEqual([60, 1]);
    expect(calls[0]?.[0]).toMatchObject({
      section: 'units',
      target: 'syenann/moss-0',
      change: { fields: { points: 15, source: 'card' } },
      note: 'Units from a table.',
    });
    expect(localStorage.getItem('muster_units_table')).toBeNull();
  });

  it('leaves out rows with faults, names them by line, and shows what the others change', async () => {
    open();
    await paste(
      'faction_id,id,points,keywords\nnorthern-tribes,orc-hunters,25,\nnorthern-tribes,hersir,<b>x</b>,Berserk Rage',
    );
    const rows = within(await screen.findByRole('region', { name: 'What the table changes' }));
    expect(rows.getByText('0 new units, 1 changed, 0 as before, 1 row with faults')).toBeDefined();
    const [first, second] = rows.getAllByRole('listitem').filter((item) => item.querySelector('h3') !== null);
    expect(first?.textContent).toContain('Line 2 · changed');
    expect(first?.textContent).toContain('points: 20 25');
    expect(second?.textContent).toContain('Line 3 · left out');
    expect(second?.textContent).toContain('“<b>x</b>” does not fit.');
    expect(screen.getByRole('button', { name: 'Propose 1 unit' })).toBeDefined();
  });

  it.each([
    ['without the columns that name a unit', 'points\n3', 'The column “faction_id” is missing.'],
    ['with an open quote', 'faction_id,id\n"x', 'Line 2: a cell begins with a double quote'],
  ])('%s is refused in words', async (_, text, words) => {
    open();
    await paste(text);
    expect((await screen.findByRole('alert')).textContent).toContain(words);
  });

  it('stays on the device for a guest, who signs in to send it', async () => {
    open({ isGuest: true });
    await paste(roster(1));
    const link = await screen.findByRole('link', { name: 'Sign in to send' });
    expect(link.getAttribute('href')).toBe('/login?next=%2Fcatalogue%2Fimport');
    expect(localStorage.getItem('muster_units_table')).toBe(roster(1));
  });

  it('of a faction that is not there yet asks for its name and proposes it first', async () => {
    const { user, sent } = open();
    await paste(`${HEAD}\ntide,eel,Eel,Troop,15,2,0,No,Yes,Infantry,,`);
    expect(await screen.findByText(/1 row with faults/)).toBeDefined();
    await user.type(screen.getByRole('textbox', { name: 'Name of the new faction “tide”' }), 'Tide');
    await user.click(await screen.findByRole('button', { name: 'Propose 1 unit' }));
    await waitFor(() =>
      expect(sent('propose_changes')).toMatchObject([
        {
          changes: [
            { section: 'factions', target: 'tide', change: { fields: { name: 'Tide', published: true } } },
            { section: 'units', target: 'tide/eel' },
          ],
        },
      ]),
    );
  });

  it('makes the list of an unpublished faction whole when the player says so', async () => {
    const { user, sent } = open();
    await paste(`${HEAD}\nfeudom,eel,Eel,Troop,15,2,0,No,Yes,Infantry,,`);
    await user.click(
      await screen.findByRole('switch', { name: /^The list of Feudom is whole with this table/ }),
    );
    await user.click(screen.getByRole('button', { name: 'Propose 1 unit' }));
    await waitFor(() =>
      expect(sent('propose_changes')).toMatchObject([
        {
          changes: [
            { section: 'factions', target: 'feudom', change: { fields: { published: true, note: null } } },
            { target: 'feudom/eel' },
          ],
        },
      ]),
    );
  });
});
