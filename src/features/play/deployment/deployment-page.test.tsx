import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gameStore } from '#data/games/game-store.ts';
import { loadGlossary } from '#data/load-glossary.ts';
import { queryClient } from '#data/query/query-client.ts';
import { sessionStore } from '#data/session/session-store.ts';
import { loadSkillTexts } from '#data/skills.ts';
import { GUEST, PREVIEW_VIEWER } from '#domain/access/viewer.ts';
import { newGame } from '#domain/game/log.ts';
import { missionRules } from '#domain/game/setup.ts';
import type { UnitSetup } from '#domain/game/types.ts';
import { guest, officer, play, realMission, troop } from '#tests/builders/games.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { Component as DeploymentPage } from './deployment-page.tsx';

vi.mock('#data/load-glossary.ts', async (original) => {
  const actual = await original<{ loadGlossary: typeof loadGlossary }>();
  return { ...actual, loadGlossary: vi.fn<typeof loadGlossary>(actual.loadGlossary) };
});
vi.mock('#data/skills.ts', async (original) => {
  const actual = await original<{ loadSkillTexts: typeof loadSkillTexts }>();
  return { ...actual, loadSkillTexts: vi.fn<typeof loadSkillTexts>(actual.loadSkillTexts) };
});

const LIST = {
  source: 'saved',
  name: 'Army',
  faction: 'northern-tribes',
  points: 50,
  command: 1,
  entries: [],
} as const;
const state = () => gameStore.getState().game.state;
const part = (name: string) => within(screen.getByRole('region', { name }));
const bar = () => part('Next step');

/** A game in its deployment: Anna with these units, Berta without a list. */
function deploy(units: readonly UnitSetup[], mission = 'loot') {
  const game = play(
    newGame('g', 0),
    { type: 'player-added', player: guest('anna', 'Anna') },
    { type: 'player-added', player: guest('berta', 'Berta') },
    { type: 'mission-set', mission: missionRules(realMission(mission)) },
    { type: 'list-set', player: 'anna', list: LIST, units: [...units] },
    { type: 'phase-changed', phase: 'deployment' },
  );
  act(() => gameStore.getState().replace(game));
  return renderApp(<DeploymentPage />, { address: '/deployment/g', path: '/deployment/:gameId' });
}

beforeEach(() => sessionStore.setState({ viewer: PREVIEW_VIEWER }));
afterEach(() => {
  sessionStore.setState({ viewer: GUEST });
  queryClient().clear();
  gameStore.getState().reset();
});

describe('the order of deployment', () => {
  it('says which of its three questions is still open, and keeps each answer', async () => {
    const { user } = deploy([troop('anna/troop')]);
    const choose = async (question: string, player: string) =>
      user.click(within(screen.getByRole('group', { name: question })).getByRole('button', { name: player }));
    expect(bar().getByText('Still open: roll-off')).toBeDefined();
    await choose('Who won the roll-off?', 'Anna');
    expect(bar().getByText('Still open: who deploys first')).toBeDefined();
    await choose('Who deploys first?', 'Berta');
    expect(bar().getByText('Still open: initiative')).toBeDefined();
    await choose('Who has the initiative?', 'Anna');
    expect(bar().queryByText(/^Still open/)).toBeNull();
    expect(state()).toMatchObject({
      rollOffWinner: 'anna',
      firstToDeployPlayerId: 'berta',
      initialInitiativePlayerId: 'anna',
    });
  });

  it('keeps an answer that is tapped again as one step, which is undone as one', async () => {
    const { user } = deploy([]);
    const before = gameStore.getState().game.log.events.length;
    const answer = within(screen.getByRole('group', { name: 'Who won the roll-off?' }));
    await user.click(answer.getByRole('button', { name: 'Berta' }));
    await user.click(answer.getByRole('button', { name: 'Berta' }));
    expect(gameStore.getState().game.log.events).toHaveLength(before + 1);
    expect(answer.getByRole('button', { name: 'Berta' }).getAttribute('aria-pressed')).toBe('true');
    await user.click(answer.getByRole('button', { name: 'Anna' }));
    act(() => gameStore.getState().undo());
    expect(state().rollOffWinner).toBe('berta');
    act(() => gameStore.getState().undo());
    expect(bar().getByText('Still open: roll-off')).toBeDefined();
  });

  it('puts onto the table what was not held back', async () => {
    const { user } = deploy([
      troop('anna/scouts', { name: 'Pioneers', keywords: ['Scout'] }),
      troop('anna/ambushers', { name: 'Wolves', keywords: ['Ambusher'] }),
      troop('anna/troop'),
    ]);
    await user.click(part('Anna').getByRole('button', { name: /^Wolves/ }));
    await user.click(bar().getByRole('button', { name: 'Start the game' }));
    expect(Object.values(state().units).map(({ name, place }) => [name, place])).toEqual([
      ['Pioneers', 'table'],
      ['Wolves', 'hidden'],
      ['Orc Hunters', 'table'],
    ]);
  });

  it('lets the game start with questions open', async () => {
    const { user, router } = deploy([]);
    await user.click(bar().getByRole('button', { name: 'Start the game' }));
    expect([state().currentPhase, router.state.location.pathname]).toEqual(['game', '/game/g']);
  });

  it('deals what lies face down when the game starts, once', async () => {
    const { user } = deploy([], 'tree-mother');
    const deals = () => Object.values(state().pieces).map(({ deal }) => deal);
    await user.click(bar().getByRole('button', { name: 'Start the game' }));
    const dealt = deals();
    expect(dealt.filter((deal) => deal !== null)).not.toHaveLength(0);
    cleanup();
    act(() => void gameStore.getState().act({ type: 'phase-changed', phase: 'deployment' }));
    renderApp(<DeploymentPage />, { address: '/deployment/g', path: '/deployment/:gameId' });
    await user.click(bar().getByRole('button', { name: 'Start the game' }));
    expect(deals()).toEqual(dealt);
  });
});

describe('the reminders of a list', () => {
  it('hold scouts back and deploy them again, with the rule in full at hand', async () => {
    const { user } = deploy([troop('anna/scouts', { name: 'Pioneers', keywords: ['Scout'] })]);
    const row = () => part('Anna').getByRole('button', { name: /^Pioneers/ });
    expect(part('Anna').getByText('Deploys after all others, or is held back.')).toBeDefined();
    expect(row().textContent).toBe('PioneersDeploys');
    await user.click(row());
    expect(row().textContent).toBe('PioneersHeld back');
    expect(state().units['anna/scouts']?.place).toBe('hidden');
    await user.click(row());
    expect(state().units['anna/scouts']?.place).toBe('reserve');
    await user.click(await part('Anna').findByText('The rule in full'));
  });

  it('let a Character join a unit, change it and stand alone again', async () => {
    const { user } = deploy([
      officer('anna/chief'),
      troop('anna/first', { copies: 2, keywords: ['Ambusher'] }),
      troop('anna/second', { copy: 2, copies: 2 }),
    ]);
    await part('Anna').findByRole('combobox', { name: 'Chieftain' });
    const field = () => part('Anna').getByRole('combobox', { name: 'Chieftain' });
    const choose = async (option: string) => {
      await user.click(field());
      await user.click(await screen.findByRole('option', { name: option }));
    };
    await choose('joins Orc Hunters 1');
    expect(state().units['anna/chief']?.joinedTo).toBe('anna/first');
    await choose('joins Orc Hunters 2');
    expect(state().units['anna/chief']?.joinedTo).toBe('anna/second');
    await choose('joins no unit');
    expect(state().units['anna/chief']?.joinedTo).toBeNull();
  });

  it('show an ambusher that has joined with its unit, not as a switch', () => {
    deploy([officer('anna/chief', { keywords: ['Join (Infantry, Orc)', 'Ambusher'] }), troop('anna/troop')]);
    act(
      () =>
        void gameStore.getState().act({ type: 'character-joined', unit: 'anna/chief', host: 'anna/troop' }),
    );
    expect(part('Anna').getByText('with Orc Hunters')).toBeDefined();
    expect(part('Anna').queryByRole('button', { name: /^Chieftain/ })).toBeNull();
  });

  it('tell with whom a companion deploys, and that one without its owner stays at home', () => {
    deploy([
      troop('anna/trainer', { unitId: 'trainer', name: 'Trainer' }),
      troop('anna/bear', { name: 'Bear', companionOf: 'trainer' }),
      troop('anna/fox', { name: 'Fox', companionOf: 'nobody' }),
    ]);
    expect(part('Anna').getByText('Bear deploys with Trainer and never leaves.')).toBeDefined();
    expect(
      part('Anna').getByText('Fox: its owner is not in this list, so it cannot be deployed.'),
    ).toBeDefined();
  });

  it('keep the choice of a skill, and take it back', async () => {
    const skills = { unitId: 'vercana', name: 'Vercana', choices: ['Locate Weak Spots', 'Winged Vipers'] };
    const { user } = deploy([officer('anna/vercana', skills)]);
    const chosen = () => state().units['anna/vercana']?.chosen;
    const option = await part('Anna').findByRole('button', { name: /^Slowed/ });
    await user.click(option);
    expect([chosen()?.['Locate Weak Spots'], option.getAttribute('aria-pressed')]).toEqual([
      'Slowed',
      'true',
    ]);
    await user.click(option);
    expect(option.getAttribute('aria-pressed')).toBe('false');
    const done = within(part('Anna').getByRole('group', { name: 'Vercana – Winged Vipers' }));
    await user.click(done.getByRole('checkbox', { name: 'Done' }));
    expect(chosen()?.['Winged Vipers']).toBe('Winged Vipers');
  });

  it('tell scouts from ambushers, and are taken without the rule when it cannot be loaded', async () => {
    vi.mocked(loadGlossary).mockRejectedValue(new TypeError('Failed to fetch'));
    const { user } = deploy([
      troop('anna/scouts', { name: 'Pioneers', keywords: ['Scout'] }),
      troop('anna/ambushers', { name: 'Wolves', keywords: ['Ambusher'] }),
    ]);
    expect(part('Anna').getByText('Deploys as usual, or is held back and comes later.')).toBeDefined();
    await user.click(part('Anna').getByRole('button', { name: /^Wolves/ }));
    expect(part('Anna').getByRole('button', { name: /^Pioneers/ }).textContent).toBe('PioneersDeploys');
    expect(state().units['anna/ambushers']?.place).toBe('hidden');
    expect(loadGlossary).toHaveBeenCalled();
    expect(part('Anna').queryByText('The rule in full')).toBeNull();
    vi.mocked(loadGlossary).mockReset();
  });

  it('ask for a choice by its name alone when its text cannot be loaded', async () => {
    vi.mocked(loadSkillTexts).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const { user } = deploy([
      officer('anna/vercana', { unitId: 'vercana', name: 'Vercana', choices: ['Locate Weak Spots'] }),
    ]);
    const choice = within(part('Anna').getByRole('group', { name: 'Vercana – Locate Weak Spots' }));
    const done = choice.getByRole('checkbox', { name: 'Done' });
    await user.click(done);
    expect(state().units['anna/vercana']?.chosen).toEqual({ 'Locate Weak Spots': 'Locate Weak Spots' });
    await user.click(done);
    expect(done).toHaveProperty('checked', false);
    expect(choice.queryByRole('button')).toBeNull();
  });

  it('let players enter the models of a troop whose card prints no number', async () => {
    const card = { ...troop('x').card, models: null } as NonNullable<UnitSetup['card']>;
    const { user } = deploy([troop('anna/hunters', { card }), troop('anna/elves', { name: 'Elves' })]);
    await user.click(await part('Anna').findByRole('combobox', { name: 'Orc Hunters' }));
    await user.click(await screen.findByRole('option', { name: '2' }));
    expect(state().units['anna/hunters']?.models).toBe(2);
    expect(part('Anna').queryByRole('combobox', { name: 'Elves' })).toBeNull();
  });

  it('mark both players by the colours of the map, also in a mirror match', () => {
    deploy([troop('anna/troop')]);
    const colours = ['Anna', 'Berta'].map((name) =>
      screen.getByRole('region', { name }).getAttribute('data-company'),
    );
    expect(colours).toEqual(['red', 'blue']);
  });

  it('offer no unit to a Character that none fits, and no unit twice', async () => {
    const { user } = deploy([
      officer('anna/chief'),
      officer('anna/rider', { name: 'Rider', keywords: ['Join (Cavalry)'] }),
      officer('anna/shaman', { name: 'Shaman' }),
      troop('anna/troop'),
    ]);
    expect(part('Anna').queryByRole('combobox', { name: 'Rider' })).toBeNull();
    await user.click(await part('Anna').findByRole('combobox', { name: 'Chieftain' }));
    await user.click(await screen.findByRole('option', { name: 'joins Orc Hunters' }));
    expect(part('Anna').queryByRole('combobox', { name: 'Shaman' })).toBeNull();
    expect(part('Anna').getByRole('combobox', { name: 'Chieftain' })).toBeDefined();
  });

  it('say when there is nothing special, and when a player brings no list', () => {
    deploy([troop('anna/troop')]);
    expect(part('Anna').getByText('Nothing special: all units deploy as usual.')).toBeDefined();
    expect(
      part('Berta').getByText('No list was chosen, so there is nothing to remind you of.'),
    ).toBeDefined();
  });
});
