/** The list of all units, for tests of what it shows and does. */
import { screen, waitFor, within } from '@testing-library/react';
import { loadUnitCards } from '#data/unit-profiles.ts';
import type { Language } from '#domain/catalogue/types.ts';
import { Component as UnitStatsPage } from '#features/unit-stats/browse/unit-stats-page.tsx';
import { vi } from 'vitest';
import { renderApp } from './render-app.tsx';

export const TRIBES = 'faction=northern-tribes';
/** Words over the units, such as `26 of 160 units`. */
const COUNT = /^\d+ (of \d+ )?units?$/;

const shownOf = (count: HTMLElement) => Number.parseInt(count.textContent, 10);
const isTable = () => window.matchMedia('(min-width: 48em)').matches;

/** Returns the number of units that the page says it shows. */
export const shownNow = () => shownOf(screen.getByText(COUNT, { selector: 'p' }));

/** Opens the units with this query, and waits for them. */
export async function openUnits(search = TRIBES, language: Language = 'en') {
  await loadUnitCards();
  const app = renderApp(<UnitStatsPage />, { address: `/unit-stats?${search}`, language });
  const count = await screen.findByText(COUNT, { selector: 'p' });
  // The rows beyond the window are rendered a moment later.
  await waitFor(() => {
    if (!isTable() && screen.queryAllByRole('article').length < shownOf(count))
      throw new Error('Not all yet');
  });
  const query = () => new URLSearchParams(app.router.state.location.search);
  const press = (name: string | RegExp) => app.user.click(screen.getByRole('button', { name }));
  return { ...app, query, press };
}

/** Returns the names on the cards of units, in their order. */
export const names = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('link').textContent);

export const inDialog = () => within(screen.getByRole('dialog'));

/** Gives the window the width of a table; undone by `vi.unstubAllGlobals`. */
export function onWideWindow(): void {
  const wide = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('matchMedia', () => wide);
}
