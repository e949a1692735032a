import { queryClient } from '#data/query/query-client.ts';
import type { Language } from '#domain/catalogue/types.ts';
import { countingLists } from '#domain/events/lists/event-lists.ts';
import type { GameAction } from '#domain/game/events.ts';
import { act, type Game, newGame } from '#domain/game/log.ts';
import { isOver } from '#domain/game/saved/keeping.ts';
import { featRules, missionRules } from '#domain/game/setup.ts';
import type { GameState } from '#domain/game/types.ts';
import { decodeList } from '#domain/sharing/decode.ts';
import { documentFromPayload } from '#domain/sharing/sent-document.ts';
import { BackendError } from '#platform/backend/backend-error.ts';
import { now } from '#platform/clock.ts';
import { newId } from '#platform/ids.ts';
import { writeText } from '#platform/storage/local.ts';
import { sharedGameKeys } from '#platform/storage/shared-game-keys.ts';
import { catalogue } from '#data/catalogue.ts';
import { bringList } from '#data/games/bring-list.ts';
import { loadGame } from '#data/games/game-shelf.ts';
import { gameStore } from '#data/games/game-store.ts';
import { rememberedStatesEnd } from '#data/games/states-end.ts';
import { loadMissions } from '#data/missions.ts';
import { accountHere } from '#data/session/account-here.ts';
import { sitDown } from '#data/shared-games/join-game.ts';
import { accountToPlay, NoLiveAccount } from '#data/shared-games/live-account.ts';
import { enterTableGame } from '#data/shared-games/live-calls.ts';
import { liveProblemOf, type LiveProblem } from '#data/shared-games/live-problem.ts';
import { putOnTable } from '#data/shared-games/put-on-table.ts';
import { seatRunning } from '#data/shared-games/share-game.ts';
import { handedInListsQuery } from '../handed-in-lists.ts';
import { noteTable, type TableNote } from './table-notes.ts';

/** A table of a round, as one of its players sits down at it. */
export type EventTable = Omit<TableNote, 'game' | 'isTables'> & {
  /** The entry of the player of this device. */
  readonly me: string;
  /** Names of both players, by entry. */
  readonly names: Readonly<Record<string, string>>;
  /** Ids of the catalogue. Null for who joins a game without knowing its mission. */
  readonly mission: string | null;
  readonly feat: string | null;
  /** Everybody may read the lists of the event now. */
  readonly areListsShown: boolean;
};

/**
 * The reason why no game began. `opening`: the rival begins it in this moment; `no-mission`: it is
 * not known here; `no-room`: the running game of this device could not be paused.
 */
export type TableProblem =
  LiveProblem | 'opening' | 'not-your-table' | 'not-running' | 'no-mission' | 'no-room';

/** Null once the game is on the table of this device. */
type Seated = Promise<TableProblem | null>;

/**
 * Joins the game of a table, or begins it on both phones; whatever ran on this device is paused.
 * Each phone brings the list that its player handed in. Never rejects.
 */
export async function playTable(table: EventTable, language: Language): Seated {
  try {
    const begin = await prepare(table, language);
    if (begin === null && table.mission !== null) return 'no-mission';
    const account = await accountToPlay();
    const { event, round, one, other } = table;
    const entry = await enterTableGame({ event, round, one, other, game: newId() }, account.backend);
    // One that this account opened before, and lost before its first row, begins again.
    if (entry.n === 0) {
      if (begin === null) return 'no-mission';
      if (!(await gameStore.getState().resume(begin(entry.game)))) return 'no-room';
      if ((await seatRunning(entry, account.id)) === null) return 'no-room';
      writeText(sharedGameKeys.playedShared, '1');
    } else if (!isOnTable(entry.game)) {
      const places = { who: async () => NOBODY, makeRoom: async () => gameStore.getState().pause() };
      if ((await sitDown(entry, account, places)) === null) return 'no-room';
    }
    noteTable({ ...noteOf(table), game: entry.game, isTables: true });
    await bringLists(table, entry.n === 0);
    return null;
  } catch (error) {
    return problemOf(error);
  }
}

/**
 * Goes back to a game that this device has, also without a network. Resolves to its state; null
 * when the game is not here. Never rejects.
 */
export async function backToTable(id: string): Promise<GameState | 'no-room' | null> {
  const { game } = gameStore.getState();
  if (game.log.id === id) return game.state;
  const kept = await loadGame(id);
  if (kept.kind !== 'restored') return null;
  const { state } = kept.game;
  if (isOver(state)) return state;
  return (await putOnTable(kept.game, kept.isShared).catch(() => false)) ? state : 'no-room';
}

/** Begins the game of a table on this phone alone. Never rejects. */
export async function playTableAlone(table: EventTable, language: Language): Seated {
  const begin = await prepare(table, language).catch(() => null);
  if (begin === null) return 'no-mission';
  const game = newId();
  if (!(await gameStore.getState().resume(begin(game)))) return 'no-room';
  noteTable({ ...noteOf(table), game, isTables: false });
  await bringLists(table, true);
  return null;
}

/** The name of the event stays: nobody who joins brings another. */
const NOBODY = { name: null, wabId: null } as const;

function isOnTable(id: string): boolean {
  const { game, isShared } = gameStore.getState();
  return isShared && game.log.id === id;
}

function noteOf({ event, invite, round, one, other }: EventTable): Omit<TableNote, 'game' | 'isTables'> {
  return { event, invite, round, one, other };
}

/** Returns how the game begins under an id; null when its mission is not known here. */
async function prepare(
  { one, other, me, names, mission: missionId, feat: featId }: EventTable,
  language: Language,
): Promise<((id: string) => Game) | null> {
  const { missions, feats } = await loadMissions(language);
  const mission = missions.find(({ id }) => id === missionId);
  const feat = feats.find(({ id }) => id === featId);
  if (mission === undefined) return null;
  const actions: readonly GameAction[] = [
    ...[one, other].map((id): GameAction => {
      const kind = id === me ? 'me' : 'guest';
      return { type: 'player-added', player: { id, name: names[id] ?? '', kind, wabId: null, side: null } };
    }),
    { type: 'mission-set', mission: missionRules(mission) },
    ...(feat === undefined ? [] : [{ type: 'feat-set', feat: featRules(feat) } as const]),
    { type: 'states-end-set', statesEnd: rememberedStatesEnd() },
  ];
  return (id) => {
    const at = now().getTime();
    return actions.reduce<Game>(
      (game, action) => {
        const played = act(game, action, at);
        return played.ok ? played.game : game;
      },
      newGame(id, at),
    );
  };
}

/** Brings the own list, and the rival's where it is open and this phone begins the game. */
async function bringLists({ event, invite, one, other, me, areListsShown }: EventTable, begins: boolean) {
  const answer = await queryClient()
    .query({ ...handedInListsQuery(event, invite, accountHere()), retry: false })
    .catch(() => null);
  const counting = countingLists(answer?.value ?? []);
  for (const player of areListsShown && begins ? [one, other] : [me]) {
    const { currentPhase, players } = gameStore.getState().game.state;
    const code = counting.get(player)?.list?.code;
    if (currentPhase !== 'setup' || players[player]?.list !== null || code === undefined) continue;
    const decoded = decodeList(code);
    if (decoded.ok) await bringList(player, documentFromPayload(decoded.payload, catalogue), 'link');
  }
}

function problemOf(error: unknown): TableProblem {
  if (error instanceof NoLiveAccount) return error.problem;
  if (error instanceof BackendError) {
    if (error.details === 'live_opening') return 'opening';
    if (error.details === 'not_your_table') return 'not-your-table';
    if (error.status === 409 && error.details !== 'live_full' && error.details !== 'live_taken')
      return 'not-running';
  }
  return liveProblemOf(error);
}
