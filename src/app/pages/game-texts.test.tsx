import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { gameStore } from '#data/games/game-store.ts';
import { loadMissions } from '#data/missions.ts';
import { setPatch } from '#data/release/kept-patch.ts';
import { holdTexts } from '#data/release/kept-texts.ts';
import { missionRules } from '#domain/game/setup.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { heldRelease } from '#tests/builders/held-release.ts';
import { MissionText } from './game-texts.tsx';

const points = async () => (await screen.findByRole('row', { name: /your own objective A/ })).textContent;

afterEach(() => {
  setPatch(null);
  holdTexts(null);
});

describe('the text of a mission at the table', () => {
  it('has the numbers that the game began with, whatever a later release says', async () => {
    const { missions } = await loadMissions('en');
    const [mission] = missions.filter(({ id }) => id === 'battle-lines');
    if (mission === undefined) throw new Error('the catalogue has no Battle Lines');
    heldRelease({
      missions: { 'battle-lines': { numbers: { rounds: 7, 'scoring.own-a.points': 9 } } },
    });
    renderApp(<MissionText id="battle-lines" />);
    expect(await points()).toContain('9');
    expect(screen.getByText('After round 7.')).not.toBeNull();
    gameStore.getState().act({ type: 'mission-set', mission: missionRules(mission) });
    expect(await screen.findByText('After round 3.')).not.toBeNull();
    expect(await points()).not.toContain('9');
  });
});
