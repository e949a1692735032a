import { expect, it } from 'vitest';
import type { GameAction } from '#domain/game/events.ts';
import { type Game, newGame } from '#domain/game/log.ts';
import { foldRows, logOf, newLiveGame } from '#domain/live/live-game.ts';
import { rootOf, sealList } from '#domain/live/seal.ts';
import { sealOf } from '#domain/live/sealed-lists.ts';
import type { LiveGame } from '#domain/live/types.ts';
import { guest, play, setupActions, troop } from '#tests/builders/games.ts';
import { ANNA, BERTA, event, liveRow, said } from '#tests/builders/live.ts';
import { ownCopy, shareLog, type SharedLog } from './share-log.ts';

const HIDDEN = troop('anna/hidden', { name: 'Skulkers', keywords: ['Ambusher'], points: 40 });

/** The set-up of Anna, who holds the phone and hides a unit; `more` comes behind it. */
function gameOf(...more: readonly GameAction[]): Game {
  const [, , ...actions] = setupActions('take-positions', null);
  const setup = actions.slice(
    0,
    actions.findIndex(({ type }) => type === 'phase-changed'),
  );
  const withHidden = setup.map((action): GameAction => {
    if (action.type !== 'list-set' || action.player !== 'anna') return action;
    return { ...action, list: { ...action.list, points: 90 }, units: [...action.units, HIDDEN] };
  });
  const players = [{ ...guest('berta', 'Berta') }, { ...guest('anna', 'Anna'), kind: 'me' as const }];
  return play(
    newGame('g', 0),
    ...players.map((player): GameAction => ({ type: 'player-added', player })),
    ...withHidden,
    ...more,
  );
}

/** Shares a game, and fails the test when that is refused. */
function share(game: Game): SharedLog {
  let ids = 0;
  const newId = () => `id-${String((ids += 1))}`;
  const shared = shareLog(game, { id: 'g', account: ANNA, newId, now: 5 });
  if (shared === null) throw new Error('The game was refused.');
  return shared;
}

function foldOf({ pending }: SharedLog): LiveGame {
  return foldRows(
    newLiveGame('g'),
    pending.map(({ body }, at) => liveRow(at + 1, ANNA, body)),
  );
}

it('seats the player of the phone and calls nobody me', () => {
  const shared = share(gameOf());
  const { seats, refused, state } = foldOf(shared);
  expect([shared.player, seats, refused]).toEqual(['anna', [{ player: 'anna', author: ANNA }], []]);
  expect(state.mission?.id).toBe('take-positions');
  expect(JSON.stringify(shared.pending)).not.toContain('"me"');
});

it('seals the own list during setup, so that no row knows of hidden units', () => {
  const shared = share(gameOf());
  const live = foldOf(shared);
  expect(JSON.stringify(shared.pending)).not.toContain('Skulkers');
  expect(Object.keys(live.state.units)).not.toContain('anna/hidden');
  expect(live.state.players['anna']?.list?.points).toBe(50);
  const [secret] = shared.secrets;
  const owner = { game: 'g', player: 'anna' };
  expect(secret?.list.units.map(({ id }) => id)).toContain('anna/hidden');
  expect(secret && rootOf(owner, sealList(owner, secret))).toBe(sealOf(live, 'anna')?.root);
});

it('shows all units of a game that has left setup, as the rival has seen them on the table', () => {
  const shared = share(gameOf({ type: 'phase-changed', phase: 'deployment' }));
  expect(shared.secrets).toEqual([]);
  expect(foldOf(shared).state.units['anna/hidden']?.name).toBe('Skulkers');
});

it('is a game of one phone again for whoever leaves, who is me in it', () => {
  const live = foldRows(foldOf(share(gameOf())), [
    liveRow(100, BERTA, said({ kind: 'seat', player: 'berta' })),
    liveRow(101, BERTA, event({ type: 'note-added', text: 'theirs', unit: null }, 9)),
  ]);
  const copy = ownCopy(live, ANNA, 'own');
  expect(copy.log).toMatchObject({ id: 'own', cursor: logOf(live).cursor });
  expect(copy.state.players['anna']?.kind).toBe('me');
  expect(copy.state.players['berta']?.kind).toBe('guest');
});

it('is refused when the rules of this version refuse one of its events', () => {
  const game = gameOf();
  const odd = { type: 'turn-completed', number: 9, at: 1 } as const;
  const log = { ...game.log, events: [...game.log.events, odd], cursor: game.log.cursor + 1 };
  const places = { id: 'g', account: ANNA, newId: () => 'x', now: 5 };
  expect(shareLog({ ...game, log }, places)).toBeNull();
});
