import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { gameStore } from '#data/games/game-store.ts';
import { sessionStore } from '#data/session/session-store.ts';
import { userIdOf } from '#domain/access/viewer.ts';
import type { Feat, Mission } from '#domain/game/mission.ts';
import { featRules, missionRules } from '#domain/game/setup.ts';
import { pauseGame } from '../frame/move-games.ts';
import { loadMissions } from '#data/missions.ts';
import type { Language } from '#domain/catalogue/types.ts';

/** The ids of the two players of every game that is set up here. */
export const PLAYER_IDS = ['player-1', 'player-2'] as const;

/** The time to wait for the own user name, in milliseconds; the game then starts without it. */
const PATIENCE_MS = 1_500;

/**
 * Returns the player's name and WAB ID from their profile; nulls for a guest and when the profile
 * does not arrive in time. Never rejects.
 */
export async function ownPlayer(): Promise<{ readonly name: string | null; readonly wabId: string | null }> {
  const nobody = { name: null, wabId: null };
  const userId = userIdOf(sessionStore.getState().viewer);
  if (userId === null || !navigator.onLine) return nobody;
  const asked = askProfile(userId).catch(() => nobody);
  const late = new Promise<typeof nobody>((resolve) => setTimeout(() => resolve(nobody), PATIENCE_MS));
  return Promise.race([asked, late]);
}

async function askProfile(userId: string) {
  const { askOwnProfile } = await import('#data/profiles/own-profile.ts');
  const { username, wabId } = await askOwnProfile(userId);
  return { name: username, wabId };
}

/**
 * Begins a game with a mission, and perhaps a feat: the one who holds the device and a guest come
 * in, so that it is stored from now on. A game that was there is paused. False, and nothing
 * changed, when that one could not be kept.
 */
export async function startGame(mission: Mission, feat: Feat | null): Promise<boolean> {
  const { name, wabId } = await ownPlayer();
  if (!(await pauseGame())) return false;
  const { act } = gameStore.getState();
  const me = name ?? i18n._(msg`Player 1`);
  const other = i18n._(msg`Player 2`);
  const [first, second] = PLAYER_IDS;
  act({ type: 'player-added', player: { id: first, name: me, kind: 'me', wabId, side: null } });
  act({ type: 'player-added', player: { id: second, name: other, kind: 'guest', wabId: null, side: null } });
  act({ type: 'mission-set', mission: missionRules(mission) });
  if (feat !== null) act({ type: 'feat-set', feat: featRules(feat) });
  return true;
}

/** A mission, and perhaps a feat, by id. */
type WantedGame = { readonly missionId: string; readonly featId: string | null };

/**
 * Begins a game with a scenario; a running game is paused. `unknown`: it cannot be loaded or is not
 * known; `not-paused`: the running game could not be kept, which was said. Nothing changes then.
 */
export async function startScenario(
  { missionId, featId }: WantedGame,
  language: Language,
): Promise<'started' | 'unknown' | 'not-paused'> {
  const library = await loadMissions(language).catch(() => null);
  const mission = library?.missions.find(({ id }) => id === missionId);
  if (mission === undefined) return 'unknown';
  const isStarted = await startGame(mission, library?.feats.find(({ id }) => id === featId) ?? null);
  return isStarted ? 'started' : 'not-paused';
}
