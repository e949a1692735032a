import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { gameStore } from '#data/games/game-store.ts';
import { sessionStore } from '#data/session/session-store.ts';
import { GUEST, PREVIEW_VIEWER } from '#domain/access/viewer.ts';
import { newGame } from '#domain/game/log.ts';
import { missionRules } from '#domain/game/setup.ts';
import type { UnitSetup } from '#domain/game/types.ts';
import { guest, officer, play, realMission, troop } from '#tests/builders/games.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { DeploymentPage } from './deployment-page.tsx';

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
    await choose('joins Orc Hunters (1/2)');
    expect(state().units['anna/chief']?.joinedTo).toBe('anna/first');
    await choose('joins Orc Hunters (2/2)');
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
    expect(part('Anna').getByText('Fox: its owner is not in this list, so it stays at home.')).toBeDefined();
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

  it('say when there is nothing special, and when a player brings no list', () => {
    deploy([troop('anna/troop')]);
    expect(part('Anna').getByText('Nothing special: all units deploy as usual.')).toBeDefined();
    expect(
      part('Berta').getByText('No list was chosen, so there is nothing to remind you of.'),
    ).toBeDefined();
  });
});
