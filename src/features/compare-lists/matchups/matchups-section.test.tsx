import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { queryClient } from '#data/query/query-client.ts';
import type { RosterDocument } from '#domain/roster/types.ts';
import { documentWith, foreignEntry } from '#tests/builders/catalogue.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { MatchupsSection } from './matchups-section.tsx';

const RAID = documentWith({ alborc: 1, 'orc-hunters': 2, tattooist: 1 }, { name: 'Winter Raid' });
const THAW = documentWith({ 'ice-archers': 1, 'orc-hunters': 1 }, { name: 'Thaw' });
const OLD = documentWith(
  {},
  { name: 'Old Guard', entries: [foreignEntry(), { unitId: 'alborc', quantity: 1 }] },
);

async function show(one: RosterDocument, other: RosterDocument, address = '/') {
  const sides = { one: { title: one.name, document: one }, other: { title: other.name, document: other } };
  const app = renderApp(<MatchupsSection {...sides} />, { address });
  await screen.findByRole('table');
  return app;
}

const heads = (role: 'rowheader' | 'columnheader') =>
  within(screen.getByRole('table'))
    .getAllByRole(role)
    .map(({ textContent }) => textContent);
const figure = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}: average`) });
const value = (name: string) => Number(figure(name).textContent);

beforeEach(() => {
  queryClient().clear();
});

describe('the match-ups of two lists', () => {
  it('are a table with a row for each unit of A and a column for each of B', async () => {
    await show(RAID, THAW);
    expect(screen.getByRole('table', { name: 'Wounds by A in melee' })).toBeDefined();
    expect(heads('rowheader')).toEqual(['Alborc', 'Orc Hunters ×2', 'Tattooist']);
    expect(heads('columnheader').slice(1)).toEqual(['Ice Archers', 'Orc Hunters']);
    expect(value('Alborc on Ice Archers')).toBeGreaterThan(value('Tattooist on Ice Archers'));
  });

  it('show what the other list does, and what choices change', async () => {
    const { user } = await show(RAID, THAW);
    await user.click(screen.getByRole('radio', { name: 'B attacks' }));
    const plain = value('Ice Archers on Tattooist');
    await user.click(screen.getByRole('button', { name: 'Charge: reroll' }));
    await waitFor(() => expect(value('Ice Archers on Tattooist')).toBeGreaterThan(plain));
  });

  it('say which choice another one makes idle', async () => {
    const { user } = await show(RAID, THAW);
    await user.click(screen.getByRole('button', { name: 'Attacker’s modifier (1 stress)' }));
    expect(screen.queryByText(/uses no modifiers/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Attacker: Disarmed' }));
    expect(screen.getByText('An attacker with Disarmed uses no modifiers.')).toBeDefined();
  });

  it('leave units without a shot out at range, and name them', async () => {
    const { user } = await show(RAID, THAW);
    await user.click(screen.getByRole('radio', { name: 'Ranged' }));
    expect(heads('rowheader')).toEqual(['Tattooist']);
    expect(screen.getByText('Without such an attack: Alborc and Orc Hunters')).toBeDefined();
  });

  it('offer no shots where nobody shoots', async () => {
    await show(documentWith({ alborc: 1 }), documentWith({ hersir: 1 }));
    expect(screen.queryByRole('radio', { name: 'Ranged' })).toBeNull();
  });

  it('leave the attacks of an unknown unit blank, and name it', async () => {
    await show(OLD, THAW);
    const row = screen.getByRole('row', { name: /^Old Unit/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['?', '?']);
    expect(screen.getByText(/Their attacks are left blank/).parentElement?.textContent).toContain(
      'A Old Unit',
    );
  });

  it('are bounded, whatever a link names', async () => {
    const entries = Array.from({ length: 200 }, (_, at) => foreignEntry({}, `unit-${String(at)}`));
    await show(documentWith({}, { name: 'Huge', entries }), THAW);
    expect(heads('rowheader')).toHaveLength(40);
    expect(screen.getByText('The first 40 units of each list are shown.')).toBeDefined();
  });

  it('say which dice are not known when such a cell is opened', async () => {
    const { user } = await show(OLD, THAW);
    await user.click(screen.getByRole('button', { name: 'Old Unit on Ice Archers: not known' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Old Unit on Ice Archers' }));
    expect(dialog.getAllByText('The dice of Old Unit are not known here.')).toHaveLength(2);
  });

  it('name the best and the worst both ways', async () => {
    await show(RAID, THAW);
    const best = screen.getAllByRole('list', { name: 'Best match-ups' });
    expect(best).toHaveLength(2);
    expect(within(best[0] as HTMLElement).getAllByRole('listitem')[0]?.textContent).toMatch(
      /^Alborc on .*: average \d\.\d wounds$/,
    );
    const worst = screen.getAllByRole('list', { name: 'Worst match-ups' });
    expect(within(worst[1] as HTMLElement).getAllByRole('listitem')).not.toHaveLength(0);
  });

  it('open the chances of an attack and of the one back, and go back to the cell', async () => {
    const { user, router } = await show(RAID, THAW);
    await user.click(figure('Alborc on Ice Archers'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Alborc on Ice Archers' }));
    expect(dialog.getByRole('table', { name: /^Wounds by Alborc in melee/ })).toBeDefined();
    expect(dialog.getByRole('table', { name: /^Wounds by Ice Archers in melee/ })).toBeDefined();
    expect(dialog.getAllByText(/one attack/)).toHaveLength(2);
    expect(router.state.location.search).toBe('?dialog=match-up&item=0-0');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(figure('Alborc on Ice Archers')));
  });

  it('are one stop of the Tab key, walked through by arrow keys, opened with Enter', async () => {
    const { user } = await show(RAID, THAW);
    const first = figure('Alborc on Ice Archers');
    expect(
      screen.getAllByRole('button').filter((button) => button.closest('td') && button.tabIndex === 0),
    ).toEqual([first]);
    first.focus();
    await user.keyboard('{ArrowRight}{ArrowDown}');
    expect(document.activeElement).toBe(figure('Orc Hunters on Orc Hunters'));
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Orc Hunters on Orc Hunters' })).toBeDefined();
  });

  it('open nothing for an address of a cell that is not there', async () => {
    await show(RAID, THAW, '/?dialog=match-up&item=9-x');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
