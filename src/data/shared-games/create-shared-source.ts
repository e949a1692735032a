import { createStore } from 'zustand/vanilla';
import type { Game } from '#domain/game/log.ts';
import { isOver } from '#domain/game/saved/keeping.ts';
import { logOf, stateFor, undoChoices } from '#domain/live/live-game.ts';
import { rootOf, revealUnit, sealList } from '#domain/live/seal.ts';
import { sealOf } from '#domain/live/sealed-lists.ts';
import { seatOf } from '#domain/live/rights.ts';
import { BODY_VERSION, type ListReveal, type LiveBody, type LiveGame } from '#domain/live/types.ts';
import { newId } from '#platform/ids.ts';
import type { GameStoreState } from '../games/create-game-store.ts';
import type { GameTable, SharedSource } from '../games/create-table.ts';
import type { SharedGame } from './create-shared-game.ts';
import { sealHere } from './sealed-list.ts';
import { forBoth, ownCopy } from './share-log.ts';
import type { SharedView } from './shared-view.ts';

type SourceParts = {
  readonly game: SharedGame;
  readonly table: Pick<GameTable, 'local' | 'unseat'>;
  /** Keeps the game among those that are not on the table. False when the browser could not. */
  readonly shelve: (game: Game) => Promise<boolean>;
  /** Ends what runs behind the game. */
  readonly close: () => void;
  /** Leaves the game for good, on the server and here. */
  readonly forget: () => void;
};

/** A shared game as pages see a game: the same state and the same actions. */
export function createSharedSource(parts: SourceParts): SharedSource {
  const { game, close } = parts;
  const secretOf = rememberSecret(game);
  const view = () => viewOf(parts, secretOf);
  const store = createStore<GameStoreState>(() => ({
    ...shownBy(game),
    ...actionsOf(parts),
    isSearching: false,
    isCopied: false,
    notice: null,
    isShared: true,
    shared: view(),
  }));
  const leave = game.store.subscribe((now, before) => {
    if (now.standing !== before.standing) revealAtEnd(game, secretOf);
    const isNew = now.standing !== before.standing || now.offset !== before.offset;
    if (isNew) store.setState({ ...shownBy(game), shared: view() });
    else if (now.saving !== before.saving) store.setState({ saving: now.saving });
  });
  revealAtEnd(game, secretOf);
  return {
    ...store,
    close: () => {
      leave();
      close();
    },
  };
}

function shownBy({ store }: SharedGame): Pick<GameStoreState, 'game' | 'saving'> {
  const { standing, saving } = store.getState();
  const { shown, phone } = standing;
  return { game: { log: logOf(shown), state: stateFor(shown, phone.author) }, saving };
}

function actionsOf({ game, table, shelve, forget }: SourceParts) {
  const choices = () => {
    const { shown, phone } = game.store.getState().standing;
    return undoChoices(shown, phone.author);
  };
  const say = (kind: 'undo' | 'redo', tap: { readonly row: string } | null) => {
    if (tap !== null) game.act({ v: BODY_VERSION, kind, of: tap.row });
  };
  const pause = async () => {
    if (!(await shelve(shownBy(game).game))) return false;
    table.unseat();
    return true;
  };
  const put = (change: (local: GameStoreState) => void) => {
    table.unseat();
    change(table.local.getState());
  };
  return {
    act: (action) => game.act(eventBody({ ...action, at: game.now() })),
    undo: () => say('undo', choices().own),
    redo: () => say('redo', choices().redo),
    pause,
    resume: async (other) => (await pause()) && table.local.getState().resume(other),
    reset: () => {
      forget();
      table.unseat();
    },
    replace: (other) => put((local) => local.replace(other)),
    retry: () => void game.flush(),
    dismissNotice: () => undefined,
  } satisfies Partial<GameStoreState>;
}

function eventBody(event: Parameters<typeof forBoth>[0]): LiveBody {
  return { v: BODY_VERSION, kind: 'event', event: forBoth(event) };
}

type SecretOf = (live: LiveGame, player: string) => ListReveal | null;

function viewOf({ game, table, forget }: SourceParts, secretOf: SecretOf): SharedView {
  const { standing, offset } = game.store.getState();
  const { shown, phone } = standing;
  const { own, redo } = undoChoices(shown, phone.author);
  const player = seatOf(shown, phone.author)?.player ?? null;
  const secret = player === null ? null : secretOf(shown, player);
  return {
    game,
    player,
    canUndo: own !== null,
    canRedo: redo !== null,
    offset,
    isOthers: (id) => shown.seats.some((seat) => seat.player === id && seat.author !== phone.author),
    bring: (list) => {
      if (list.player !== player) return game.act(eventBody({ ...list, at: game.now() }));
      const sealed = sealHere(game.id, list);
      return game.act(sealed.seal, sealed.secret) ?? game.act(eventBody({ ...sealed.shown, at: game.now() }));
    },
    heldBack: secret?.list.units.filter(({ id }) => shown.state.units[id] === undefined) ?? [],
    reveal: (unit) => {
      const shownUnit = secret === null ? null : revealUnit(secret, unit);
      if (shownUnit !== null)
        game.act({ v: BODY_VERSION, kind: 'reveal-unit', at: game.now(), ...shownUnit });
    },
    playAlone: () => {
      const copy = ownCopy(shown, phone.author, newId());
      forget();
      table.unseat();
      table.local.getState().replace(copy);
    },
  };
}

/** Finds the list under a player's seal; the last search is remembered, as it takes many hashes. */
function rememberSecret(game: SharedGame): SecretOf {
  let last: { readonly root: string; readonly secret: ListReveal | null } | null = null;
  return (live, player) => {
    const seal = sealOf(live, player);
    if (seal === null) return null;
    if (last?.root === seal.root) return last.secret;
    const owner = { game: live.id, player };
    const secret =
      game.secrets().findLast((one) => rootOf(owner, sealList(owner, one)) === seal.root) ?? null;
    last = { root: seal.root, secret };
    return secret;
  };
}

/** Shows the whole list once the game is over, so that the rival's phone can check the seal. */
function revealAtEnd(game: SharedGame, secretOf: SecretOf): void {
  const { shown, phone, refused } = game.store.getState().standing;
  const player = seatOf(shown, phone.author)?.player;
  if (player === undefined || !isOver(shown.state) || refused !== null) return;
  if (sealOf(shown, player)?.check !== null) return;
  const secret = secretOf(shown, player);
  if (secret !== null) game.act({ v: BODY_VERSION, kind: 'reveal-list', ...secret });
}
