import { screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { draftText } from '#data/lists/draft-text.ts';
import { newHistory } from '#domain/roster/history.ts';
import { sessionKeys, storageKeys } from '#platform/storage/keys.ts';
import { remove, sessionTexts, writeText } from '#platform/storage/local.ts';
import { documentWith } from '#tests/builders/catalogue.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { Resume } from './resume.tsx';

const GAMES = [storageKeys.game('preview_'), storageKeys.game('prod_')];

afterEach(() => {
  sessionTexts.remove(sessionKeys.draft);
  for (const key of [storageKeys.draft('1'), storageKeys.draft('2'), storageKeys.playGranted, ...GAMES])
    remove(key);
});

/** Stores a draft on a day of November. */
function keep(day: 1 | 2, name: string, quantities: Parameters<typeof documentWith>[0] = { hersir: 1 }) {
  const text = draftText(newHistory(documentWith(quantities, { name })), `2026-11-0${day}T00:00:00.000Z`);
  writeText(storageKeys.draft(String(day)), text);
}

const links = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);

it('leads back into the draft that was written last, with its faction and points', async () => {
  keep(2, 'Winter Raid');
  keep(1, 'Older');
  const { user, router } = renderApp(<Resume />);
  const way = screen.getByRole('link', { name: /^Continue Winter Raid/ });
  expect(await within(way).findByText(/Northern Tribes · \d+ pts/)).toBeDefined();
  await user.click(way);
  expect(router.state.location.pathname).toBe('/builder');
});

it('offers the draft of this tab before a newer one', () => {
  keep(2, 'Winter Raid');
  keep(1, 'Older');
  sessionTexts.writeText(sessionKeys.draft, '1');
  renderApp(<Resume />);
  expect(links()[0]).toMatch(/^Continue Older/);
});

it('calls a draft without a name by what it is', () => {
  keep(1, '');
  renderApp(<Resume />);
  expect(links()[0]).toMatch(/^Continue your list/);
});

it.each([
  ['has no units', () => keep(2, 'Empty', {})],
  ['cannot be read', () => writeText(storageKeys.draft('2'), '{"savedAt":"2026-11-02","history":7}')],
])('offers nothing while the draft %s', (_case, store) => {
  store();
  renderApp(<Resume />);
  expect(links()).toEqual([]);
});

it('leads back to the running game where play mode was opened', () => {
  for (const key of [storageKeys.playGranted, ...GAMES]) writeText(key, 'stored');
  renderApp(<Resume />);
  expect(links()).toEqual(['Back to the game']);
});

it('offers no game where play mode was never opened', () => {
  for (const key of GAMES) writeText(key, 'stored');
  renderApp(<Resume />);
  expect(links()).toEqual([]);
});
