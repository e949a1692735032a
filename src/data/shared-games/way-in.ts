import { queryOptions } from '@tanstack/react-query';
import type { SharedGame } from './create-shared-game.ts';
import { backendOf } from './live-account.ts';
import { type LiveEntry, openLiveGame, renewLiveCode, renewLiveWatch } from './live-calls.ts';

const callerOf = async ({ store }: SharedGame) => backendOf(store.getState().standing.phone.author);

/** The ways into a shared game: nulls once they have ended. */
export function wayInQuery(game: SharedGame) {
  return queryOptions({
    queryKey: ['way-in', game.id],
    queryFn: async (): Promise<LiveEntry> => openLiveGame(game.id, await callerOf(game)),
    staleTime: 0,
    retry: false,
  });
}

/** Makes a new code and a new link, which let one more phone in. */
export async function newWayIn(game: SharedGame): Promise<LiveEntry> {
  return renewLiveCode(game.id, await callerOf(game));
}

/** Makes a new link for spectators. */
export async function newWatch(game: SharedGame): Promise<LiveEntry> {
  return renewLiveWatch(game.id, await callerOf(game));
}
