import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import { gameStore } from '#data/games/game-store.ts';
import { rememberedStatesEnd } from '#data/games/states-end.ts';
import { queryClient } from '#data/query/query-client.ts';
import { sessionStore } from '#data/session/session-store.ts';
import { userIdOf } from '#domain/access/viewer.ts';
import type { Feat, Mission } from '#domain/game/missions/mission.ts';
import { againActions } from '#domain/game/companies.ts';
import { featRules, missionRules } from '#domain/game/setup.ts';
import type { Game } from '#domain/game/log.ts';
import { pauseGame } from '../frame/move-games.ts';
import { loadMissions } from '#data/missions.ts';
import type { Language } from '#domain/catalogue/types.ts';

/** The ids of the two players of every game that is set up here. */
const PLAYER_IDS = ['player-1', 'player-2'] as const;

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

type NewGame = {
  readonly mission: Mission;
  readonly feat: Feat | null;
  /** With both players of the last game, their lists and colours. */
  readonly isAgain: boolean;
};

/**
 * Begins a game with a mission, and perhaps a feat: both players of the last game come in, or the
 * one who holds the device and a guest, so that it is stored from now on. A game that was there is
 * paused. False, and nothing changed, when that one could not be kept.
 */
async function startGame({ mission, feat, isAgain }: NewGame): Promise<boolean> {
  const [own, earlier] = await Promise.all([ownPlayer(), isAgain ? lastPlayers() : null]);
  if (!(await pauseGame())) return false;
  const { act } = gameStore.getState();
  if (earlier === null) addPlayers(own);
  else againActions(earlier, own.wabId).forEach((action) => act(action));
  act({ type: 'mission-set', mission: missionRules(mission) });
  if (feat !== null) act({ type: 'feat-set', feat: featRules(feat) });
  const statesEnd = rememberedStatesEnd();
  if (statesEnd !== gameStore.getState().game.state.statesEnd) act({ type: 'states-end-set', statesEnd });
  return true;
}

/** The last game of this browser; null when there is none, or its code cannot be fetched. */
async function lastPlayers(): Promise<Game | null> {
  return import('#data/games/latest-game.ts').then(
    async ({ latestWhole }) => latestWhole(),
    () => null,
  );
}

function addPlayers({ name, wabId }: Awaited<ReturnType<typeof ownPlayer>>): void {
  const { act } = gameStore.getState();
  const me = name ?? i18n._(msg`Player 1`);
  const other = i18n._(msg`Player 2`);
  const [first, second] = PLAYER_IDS;
  act({ type: 'player-added', player: { id: first, name: me, kind: 'me', wabId, side: null } });
  act({ type: 'player-added', player: { id: second, name: other, kind: 'guest', wabId: null, side: null } });
}

/** Begins a game; a second tap must wait until the first has begun one or failed. */
export function useStartGame() {
  return useMutation({ mutationFn: startGame }, queryClient());
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
  const feat = library?.feats.find(({ id }) => id === featId) ?? null;
  const isStarted = await startGame({ mission, feat, isAgain: false });
  return isStarted ? 'started' : 'not-paused';
}
