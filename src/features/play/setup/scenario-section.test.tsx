import { readFileSync } from 'node:fs';
import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { gameStore } from '#data/games/game-store.ts';
import { sessionStore } from '#data/session/session-store.ts';
import { GUEST, PREVIEW_VIEWER } from '#domain/access/viewer.ts';
import type { Language } from '#domain/catalogue/types.ts';
import { newGame } from '#domain/game/log.ts';
import { missionRules } from '#domain/game/setup.ts';
import { guest, play, realMission } from '#tests/builders/games.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { Component as SetupPage } from './setup-page.tsx';

const state = () => gameStore.getState().game.state;
const show = (language: Language = 'en') =>
  renderApp(<SetupPage />, { address: '/setup', path: '/setup/:gameId?', language });

/** The set-up of a game with this mission. */
async function open(mission: string, language: Language = 'en') {
  const game = play(
    newGame('g', 0),
    { type: 'player-added', player: { ...guest('anna', 'Anna'), kind: 'me' } },
    { type: 'player-added', player: guest('berta', 'Berta') },
    { type: 'mission-set', mission: missionRules(realMission(mission)) },
  );
  act(() => gameStore.getState().replace(game));
  const { user } = show(language);
  await screen.findByRole('combobox', { name: 'Feat' });
  const choose = async (field: string, option: string) => {
    await user.click(await screen.findByRole('combobox', { name: field }));
    await user.click(await screen.findByRole('option', { name: option }));
  };
  return { user, choose };
}

beforeEach(() => sessionStore.setState({ viewer: PREVIEW_VIEWER }));
afterEach(() => {
  sessionStore.setState({ viewer: GUEST });
  gameStore.getState().reset();
});

describe('the first choice of a mission', () => {
  it('shows official missions alone when asked to, with their length', async () => {
    const { user } = show();
    const list = within(await screen.findByRole('list', { name: 'Missions' }));
    expect(list.getAllByRole('button')).toHaveLength(13);
    expect(list.getByRole('button', { name: /^Loot/ }).textContent).toBe('Loot3 rounds of 5 turns');
    expect(list.getByRole('button', { name: /^Sacred Land/ }).textContent).toContain(
      '4 rounds of 2, 3, 4, 5 turns',
    );
    await user.click(screen.getByRole('radio', { name: 'Official only' }));
    expect(list.getAllByRole('button')).toHaveLength(8);
  });

  it('can be left to chance, which chooses a feat too', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Random' }));
    await screen.findByRole('region', { name: 'You' });
    expect([state().mission, state().feat]).not.toContain(null);
  });
});

describe('the scenario of the game', () => {
  it('takes another mission, and keeps the feat and the players', async () => {
    const { user, choose } = await open('loot');
    await choose('Feat', 'Banner');
    await user.click(screen.getByRole('button', { name: 'Other mission' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose the mission' }));
    expect(dialog.getByRole('button', { name: /^Loot/ }).getAttribute('aria-pressed')).toBe('true');
    await user.click(dialog.getByRole('button', { name: /^Take Positions/ }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(state()).toMatchObject({ mission: { id: 'take-positions' }, feat: { id: 'banner' } });
    expect(Object.keys(state().players)).toEqual(['anna', 'berta']);
  });

  it('takes an older version of the mission, and the current one again', async () => {
    const { choose } = await open('take-positions');
    await choose('Version', 'Older version');
    expect(state().mission?.variant).toBe('older');
    await choose('Version', 'Current version');
    expect(state().mission?.variant ?? null).toBeNull();
  });

  it('keeps the place of its fields under an outline until they are there', async () => {
    await open('loot');
    const place = screen.getByRole('combobox', { name: 'Feat' }).closest('[class*=scenario]');
    expect(place?.children).toHaveLength(1);
    // The outline is drawn while nothing is in their place.
    const sheet = readFileSync('src/features/play/setup/setup.module.css', 'utf8');
    expect(/&:empty \{[^}]*background:/.test(sheet.split('\n  .scenario {')[1] ?? '')).toBe(true);
  });

  it('offers no version where the mission has one only', async () => {
    await open('loot');
    expect(screen.queryByRole('combobox', { name: 'Version' })).toBeNull();
  });

  it('has a feat or none', async () => {
    const { choose } = await open('loot');
    await choose('Feat', 'Track');
    expect(state().feat?.id).toBe('track');
    await choose('Feat', 'No feat');
    expect(state().feat).toBeNull();
  });

  it('gives each player a side where the mission has sides', async () => {
    const { user } = await open('tree-mother');
    const sides = within(screen.getByRole('radiogroup', { name: 'Side of Anna' }));
    await user.click(sides.getByRole('radio', { name: 'Sÿenann' }));
    expect(state().players['anna']?.side).toBe('syenann');
  });

  it('is named in the language of the page', async () => {
    await open('loot', 'fr');
    expect(await screen.findByRole('heading', { level: 2, name: 'Butin' })).toBeDefined();
  });

  it('says who has no list yet, and goes on to the deployment all the same', async () => {
    const { user } = await open('loot');
    const bar = within(screen.getByRole('region', { name: 'Next step' }));
    expect(bar.getByText('No list yet: Anna, Berta')).toBeDefined();
    await user.click(bar.getByRole('button', { name: 'Go to deployment' }));
    expect(state().currentPhase).toBe('deployment');
  });
});
