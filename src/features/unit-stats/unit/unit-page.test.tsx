import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { loadUnitCards } from '#data/unit-profiles.ts';
import { messagesShown, renderApp } from '#tests/builders/render-app.tsx';
import { Component as UnitPage } from './unit-page.tsx';

/** Opens the page of a unit of the Northern Tribes, and waits for its numbers. */
async function open(unit: string, search = '') {
  await loadUnitCards();
  const app = renderApp(<UnitPage />, {
    address: `/unit-stats/northern-tribes/${unit}${search}`,
    path: '/unit-stats/:faction/:unit',
  });
  await screen.findByRole('heading', { name: 'Chances of its rolls' });
  return app;
}

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const namesIn = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('link')
    .map((link) => link.textContent);
const roll = (name: string) => within(screen.getByRole('region', { name }));

describe('the page of a unit', () => {
  it('tells what it is, what it costs, and what it means for a list', async () => {
    await open('alborc');
    expect(screen.getByRole('heading', { level: 1, name: 'Alborc' })).toBeDefined();
    expect(document.title).toBe('Alborc – Muster');
    for (const fact of [
      'Named Character · Northern Tribes',
      'Up to 1 per list',
      'Gives 3 command points',
      'High Command: a list may have one, and it leads the list',
      'Allowed in tournaments',
    ])
      expect(screen.getByText(fact)).toBeDefined();
  });

  it('names the profile of a unit with one row of dice once', async () => {
    await open('evoker');
    expect(await screen.findByRole('heading', { level: 3, name: 'Dice' })).toBeDefined();
    expect(screen.getAllByRole('heading', { name: 'Profile' })).toHaveLength(1);
  });

  it('says why tournaments do not allow it', async () => {
    await open('vercana');
    expect(screen.getByText('Not allowed in tournaments, as no Mercenary is')).toBeDefined();
    expect(screen.getByText('Gives no command')).toBeDefined();
  });

  it('names the units that it may join, and those that may join it', async () => {
    await open('hersir');
    expect(namesIn('May join')).toContain('Tundra Marauders');
    expect(namesIn('May join')).not.toContain('Orc Hunters');
  });

  it('says when no card lets it join anything', async () => {
    await open('evoker');
    expect(screen.getByText('Its card has no Join: it joins no unit.')).toBeDefined();
  });

  it('leads to the units before and after it, to all units and to a comparison', async () => {
    await open('hersir');
    expect(hrefOf('Previous unit: Evoker')).toBe('/unit-stats/northern-tribes/evoker');
    expect(hrefOf('Next unit: Ice Archers')).toBe('/unit-stats/northern-tribes/ice-archers');
    expect(hrefOf('All units')).toBe('/unit-stats?faction=northern-tribes');
    expect(hrefOf('Compare')).toBe('/unit-stats/compare?units=northern-tribes%3Ahersir');
    expect(hrefOf('Suggest a correction')).toBe('/catalogue/suggest?unit=northern-tribes/hersir');
  });

  it('opens the card, and copies its address', async () => {
    const { user } = await open('hersir');
    await user.click(screen.getByRole('button', { name: 'View Card' }));
    const card = await screen.findByRole('dialog', { name: 'Card of Hersir' });
    await user.click(within(card).getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    await waitFor(() => expect(messagesShown()).toEqual(['Link copied to clipboard']));
    expect(await navigator.clipboard.readText()).toMatch(/\/unit-stats\/northern-tribes\/hersir$/);
  });
});

it('leaves one word of each action to a phone, of which its name is more', async () => {
  await open('hersir');
  const actions = screen.getByRole('button', { name: 'View Card' }).parentElement;
  const words = [...(actions?.children ?? [])].map((action) =>
    [...(action.querySelector('span')?.childNodes ?? [])]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent)
      .join('')
      .trim(),
  );
  expect(words).toEqual(['Build', 'Card', 'Compare', 'correction', 'link']);
});

describe('the chances of a unit', () => {
  it('are a table for each printed roll, with the average', async () => {
    await open('orc-hunters');
    const table = screen.getAllByRole('table', { name: /^Melee.*Successes/ })[0] as HTMLElement;
    expect(table.textContent).toMatch(/average \d\.\d\d/);
    const least = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell')[1]?.textContent);
    expect(least[0]).toBe('');
    expect(least[1]).toMatch(/%$/);
  });

  it('rise with the stress modifier', async () => {
    const { user } = await open('hersir');
    const mean = () =>
      /average (\d\.\d\d)/.exec(screen.getAllByRole('table', { name: /^Melee/ })[0]?.textContent ?? '')?.[1];
    const before = Number(mean());
    await user.click(screen.getByRole('switch', { name: /^With stress modifier/ }));
    expect(Number(mean())).toBeGreaterThan(before);
  });

  it('count hollow symbols at once for an elite unit, and when asked for another', async () => {
    await open('alborc');
    expect(screen.getByRole('switch', { name: /^Hollow symbols count/ })).toHaveProperty(
      'ariaChecked',
      'true',
    );
  });

  it('are drawn against another unit, which the address names', async () => {
    const { user, router } = await open('orc-hunters');
    await user.click(screen.getByRole('combobox', { name: 'The other unit' }));
    await user.click(screen.getByRole('option', { name: 'Hersir (Northern Tribes)' }));
    expect(new URLSearchParams(router.state.location.search).get('against')).toBe('northern-tribes:hersir');
    const against = roll('Against another unit');
    expect(against.getByRole('table', { name: /^Wounds by Orc Hunters in melee/ })).toBeDefined();
    expect(against.getByRole('table', { name: /^Wounds by Hersir in melee/ })).toBeDefined();
  });

  it('say it when one of two cards prints no dice', async () => {
    await open('orc-hunters', '?against=northern-tribes:coal');
    expect(screen.getByText('One of the two cards prints no dice for that.')).toBeDefined();
  });
});

describe('an address without a unit', () => {
  it('says so and leads to the units of its faction', () => {
    renderApp(<UnitPage />, {
      address: '/unit-stats/northern-tribes/nobody',
      path: '/unit-stats/:faction/:unit',
    });
    expect(screen.getByRole('heading', { level: 1, name: 'This unit is not known here' })).toBeDefined();
    expect(hrefOf('Units of Northern Tribes')).toBe('/unit-stats?faction=northern-tribes');
    expect(hrefOf('All units')).toBe('/unit-stats');
  });
});
