import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { loadUnitCards } from '#data/unit-profiles.ts';
import type { Language } from '#domain/catalogue/types.ts';
import { messagesShown, renderApp } from '#tests/builders/render-app.tsx';
import { Component as UnitPage } from './unit-page.tsx';

/** Opens a unit at `<faction>/<unit>`, with what its address says besides. */
async function open(unit: string, search = '', language: Language = 'en') {
  await loadUnitCards();
  const app = renderApp(<UnitPage />, {
    address: `/unit-stats/${unit}${search}`,
    path: '/unit-stats/:faction/:unit',
    language,
  });
  await screen.findByRole('heading', { name: 'In a list' });
  return app;
}

const namesIn = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('link')
    .map((link) => link.textContent);

/** The average of the first chart with this name. */
function average(chart: RegExp): number {
  const text = screen.getAllByRole('table', { name: chart })[0]?.textContent ?? '';
  return Number(/average (\d+\.\d\d)/.exec(text)?.[1]);
}

describe('a unit in a list', () => {
  it.each([
    ['northern-tribes/coal', 'Not allowed in tournaments, as no Companion is'],
    ['northern-tribes/ormuk', 'Not allowed in tournaments, as no unit of a Colossal Company is'],
  ])('says why tournaments do not allow %s', async (unit, reason) => {
    await open(unit);
    expect(screen.getByText(reason)).toBeDefined();
    expect(screen.getAllByText('Not Tournament Legal').length).toBeGreaterThan(0);
  });

  it('says where its numbers come from, and that its faction is not published', async () => {
    await open('feudom/vercana');
    expect(
      screen.getAllByText('These numbers are taken from the same unit in another faction.'),
    ).toBeDefined();
    expect(screen.getByText(/^This faction’s own units have not been published here yet\./)).toBeDefined();
  });

  it('has no chances where its card prints no dice', async () => {
    await open('northern-tribes/coal');
    expect(screen.getByText('Its card prints no dice: see its skills.')).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'Chances of its rolls' })).toBeNull();
  });

  it('bears its names of the reader’s language', async () => {
    await open('northern-tribes/orc-hunters', '', 'es');
    expect(screen.getByRole('heading', { level: 1, name: 'Cazadores Orcos' })).toBeDefined();
    expect(screen.getByText('Tropa · Tribus del Norte')).toBeDefined();
    expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toMatch(
      /^Cazadores Orcos, Tribus del Norte: 20 points/,
    );
  });

  it('says that its address could not be copied', async () => {
    const { user } = await open('northern-tribes/hersir');
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    await waitFor(() =>
      expect(messagesShown()).toEqual([
        expect.stringMatching(/^Failed to copy link \| http.*\/unit-stats\//),
      ]),
    );
  });

  it('leads on from the first unit of its faction to the next one only', async () => {
    await open('northern-tribes/ahlwardt-ice-bear');
    const turn = within(screen.getByRole('navigation', { name: 'Units of this faction' }));
    expect(turn.getAllByRole('link').map((link) => link.textContent)).toEqual(['All units', 'Alborc']);
  });

  it('leads to the builder with its faction', async () => {
    const { user, router } = await open('syenann/oona');
    await user.click(screen.getByRole('link', { name: 'Build with this faction' }));
    expect(router.state.location.pathname).toBe('/builder');
    expect(router.state.location.state).toEqual({ faction: 'syenann' });
  });
});

describe('a unit with other units', () => {
  it('is a companion of its owner, who comes with it', async () => {
    await open('northern-tribes/coal');
    expect(namesIn('Belongs to')).toEqual(['Iriavík Restless Pup']);
    expect(screen.queryByRole('list', { name: 'May join' })).toBeNull();
    expect(screen.queryByText('Its card has no Join: it joins no unit.')).toBeNull();
  });

  it('comes with its companions, and joins no unit', async () => {
    await open('northern-tribes/iriavik-restless-pup');
    expect(namesIn('Comes with')).toEqual(['Coal']);
    expect(screen.getByText('Its card has no Join: it joins no unit.')).toBeDefined();
  });

  it('names the unit without which no list may hold it', async () => {
    await open('hegemony-of-embersig/naergon-caladren');
    expect(namesIn('Only in a list with')).toEqual(['Nayra Caladren']);
  });

  it('names units that its card lets it join and nobody here knows', async () => {
    await open('hegemony-of-embersig/engineer');
    expect(
      screen.getByText('The card also lets it join “War Rig”: no unit known here is that.'),
    ).toBeDefined();
    expect(namesIn('May join').length).toBeGreaterThan(0);
  });

  it('is joined by Characters of its faction, or by none', async () => {
    await open('northern-tribes/orc-hunters');
    expect(namesIn('May be joined by')).toContain('Alborc');
    expect(namesIn('May be joined by')).not.toContain('Hersir');
  });

  it('says of a troop that no Character may join it', async () => {
    await open('scions-of-yaldabaoth/crucible');
    expect(screen.getByText('No Character of its faction may join it.')).toBeDefined();
    expect(screen.queryByText('Its card has no Join: it joins no unit.')).toBeNull();
  });
});

describe('the chances of one roll', () => {
  it('are named by kind, range and troops', async () => {
    await open('northern-tribes/ice-archers');
    for (const name of ['Melee, 3 or more troops', 'Ranged (15), 2 or fewer troops', 'Willpower'])
      expect(screen.getByRole('region', { name })).toBeDefined();
    expect(screen.queryByRole('switch', { name: /^With stress modifier/ })).toBeNull();
  });

  it('count one troop in words', async () => {
    await open('northern-tribes/skin-changers');
    expect(screen.getByRole('region', { name: 'Defence, 1 troop' })).toBeDefined();
  });

  it('fall when hollow symbols no longer count for an elite unit', async () => {
    const { user } = await open('northern-tribes/alborc');
    const before = average(/^Melee/);
    await user.click(screen.getByRole('switch', { name: /^Hollow symbols count/ }));
    expect(average(/^Melee/)).toBeLessThan(before);
  });

  it('are never shown as none or certain while another result is possible', async () => {
    await open('scions-of-yaldabaoth/anointed');
    const cells = screen.getAllByRole('cell').map((cell) => cell.textContent);
    expect(cells.some((text) => text === '< 0.1%')).toBe(true);
    expect(cells).not.toContain('0%');
  });
});

describe('the chances against another unit', () => {
  it('are of shots too, and rise with the stress of this unit alone', async () => {
    const { user } = await open('northern-tribes/hersir', '?against=northern-tribes:ice-archers');
    expect(screen.getByRole('table', { name: /^Wounds by Ice Archers at range/ })).toBeDefined();
    expect(screen.queryByRole('table', { name: /^Wounds by Hersir at range/ })).toBeNull();
    expect(screen.getByText(/^Both at full strength;/)).toBeDefined();
    const dealt = average(/^Wounds by Hersir in melee/);
    const taken = average(/^Wounds by Ice Archers in melee/);
    await user.click(screen.getByRole('switch', { name: /^With stress modifier/ }));
    expect(average(/^Wounds by Hersir in melee/)).toBeGreaterThan(dealt);
    expect(average(/^Wounds by Ice Archers in melee/)).not.toBeGreaterThan(taken);
  });

  it('are put away with the unit', async () => {
    const { user, router } = await open('northern-tribes/hersir', '?against=syenann:oona&dialog=x');
    await user.click(screen.getByRole('combobox', { name: 'The other unit' }));
    await user.click(screen.getByRole('option', { name: 'Choose a unit' }));
    expect(router.state.location.search).toBe('?dialog=x');
    expect(screen.queryByRole('table', { name: /^Wounds by/ })).toBeNull();
  });

  it('are none at an address that names no unit', async () => {
    await open('northern-tribes/hersir', '?against=%3Cscript%3E:nobody');
    expect(screen.getByRole('combobox', { name: 'The other unit' }).textContent).toContain('Choose a unit');
    expect(screen.queryByRole('table', { name: /^Wounds by/ })).toBeNull();
  });
});
