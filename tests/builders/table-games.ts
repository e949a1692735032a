/**
 * Games with real armies, as browsers keep them: for journeys and measurements that begin at the
 * table.
 */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { assembleCatalogue } from '#domain/catalogue/assemble.ts';
import { createCatalogue } from '#domain/catalogue/create-catalogue.ts';
import { localName } from '#domain/catalogue/localise.ts';
import { getUnit } from '#domain/catalogue/lookup.ts';
import type { Language } from '#domain/catalogue/types.ts';
import type { GameAction } from '#domain/game/events.ts';
import { act, type Game, newGame } from '#domain/game/log.ts';
import { missionLibrary } from '#domain/game/missions/mission-library.ts';
import { savedText } from '#domain/game/saved/saved-game.ts';
import { featRules, missionRules, unitsOfList } from '#domain/game/setup.ts';
import { readCatalogue } from '#scripts/catalogue/catalogue-files.ts';
import { readMissions } from '#scripts/catalogue/mission-files.ts';
import { play, realFeat, realMission } from './games.ts';

type Army = { readonly faction: string; readonly units: Readonly<Record<string, number>> };

const ARMIES: Readonly<Record<string, Army>> = {
  anna: {
    faction: 'northern-tribes',
    units: {
      lotta: 1,
      'orc-hunters': 2,
      'ice-archers': 1,
      wrathmane: 1,
      'tundra-marauders': 1,
      contender: 1,
    },
  },
  berta: {
    faction: 'hegemony-of-embersig',
    units: { hetman: 1, 'black-legion-bucklermen': 2, aggressors: 1, 'black-angels': 1, pioneers: 1 },
  },
};

/**
 * A game in the phase game before its first round: Anna (who holds the device) against the guest
 * Berta.
 */
export function tableGame(mission: string, feat: string | null): Game {
  const players = [
    { id: 'anna', name: 'Anna', kind: 'me', wabId: null, side: null },
    { id: 'berta', name: 'Berta', kind: 'guest', wabId: null, side: null },
  ] as const;
  return play(
    newGame(`game-${mission}`, 0),
    ...players.map((player): GameAction => ({ type: 'player-added', player })),
    { type: 'mission-set', mission: missionRules(realMission(mission)) },
    { type: 'feat-set', feat: feat === null ? null : featRules(realFeat(feat)) },
    ...players.map(({ id }) => bring(id)),
    { type: 'phase-changed', phase: 'deployment' },
    { type: 'roll-off-won', player: 'anna' },
    { type: 'first-to-deploy-set', player: 'anna' },
    { type: 'initiative-set', player: 'berta' },
    { type: 'phase-changed', phase: 'game' },
  );
}

/** The same as a browser keeps it, begun at a moment (ms since 1970). */
export function storedTableGame(mission: string, feat: string | null, startedAt: number): string {
  const { log } = tableGame(mission, feat);
  const events = log.events.map((event, index) => ({ ...event, at: startedAt + index }));
  return savedText({ ...log, id: randomUUID(), createdAt: startedAt, events });
}

/** A game of one round that only waits for its summary, as a browser keeps it. */
export function storedScoredGame(startedAt: number): string {
  const { log } = play(
    tableGame('take-positions', null),
    { type: 'turn-started', player: 'berta', number: 1 },
    { type: 'turn-completed', number: 1 },
    { type: 'phase-changed', phase: 'scoring' },
  );
  const events = log.events.map((event, index) => ({ ...event, at: startedAt + index }));
  return savedText({ ...log, id: randomUUID(), createdAt: startedAt, events });
}

/**
 * A game of three rounds of activations with many taps, in its last round, as a browser keeps it,
 * begun at a moment.
 */
export function storedLongGame(startedAt = 0): string {
  let game = tableGame('take-positions', 'banner');
  const attempt = (action: GameAction) => {
    const played = act(game, action, (game.log.events.length + 1) * 9_000);
    if (played.ok) game = played.game;
  };
  for (const number of [1, 2, 3]) {
    attempt({ type: 'turn-started', player: 'berta', number });
    for (let at = 0; at < 8; at += 1) {
      const player = at % 2 === 0 ? 'berta' : 'anna';
      const own = Object.values(game.state.units).filter((unit) => unit.player === player);
      const unit = own[at % own.length]?.id ?? '';
      attempt({ type: 'activation-started', unit });
      for (let tap = 0; tap < 14; tap += 1)
        attempt({ type: 'unit-stressed', unit, by: tap % 2 === 0 ? 1 : -1 });
      attempt({ type: 'activation-completed', player, unit, extra: false });
    }
    if (number < 3) attempt({ type: 'turn-completed', number });
  }
  const events = game.log.events.map((event) => ({ ...event, at: startedAt + event.at }));
  return savedText({ ...game.log, createdAt: startedAt, events });
}

/** Names of boxes, markers and meters of missions and feats in a language, by the id of both. */
export function tableWords(language: Language): (item: string, part: string) => string {
  const read = readMissions(join(import.meta.dirname, '../..'));
  if (!read.ok) throw new Error('The missions have faults.');
  const { missions, feats } = missionLibrary(read.value, language);
  return (item, part) => {
    const mission = missions.find(({ id }) => id === item);
    const feat = feats.find(({ id }) => id === item);
    const parts = [
      ...(feat?.meters ?? []),
      ...(mission?.markers ?? []),
      ...((mission ?? feat)?.scoring ?? []),
    ];
    const found = parts.find(({ id }) => id === part);
    if (found === undefined) throw new Error(`No ${part} in ${item}.`);
    return localName(found, language);
  };
}

function bring(player: string): GameAction {
  const read = readCatalogue(join(import.meta.dirname, '../..'));
  if (!read.ok) throw new Error('The catalogue has faults.');
  const data = assembleCatalogue(read.value);
  const catalogue = createCatalogue(data);
  const army = ARMIES[player];
  if (army === undefined) throw new Error(`No army of ${player}.`);
  const listed = Object.entries(army.units).map(([id, quantity]) => {
    const unit = getUnit(catalogue, army.faction, id);
    if (unit === null) throw new Error(`No unit ${id} in ${army.faction}.`);
    return { unit, quantity };
  });
  return {
    type: 'list-set',
    player,
    list: {
      source: 'saved',
      name: `List of ${player}`,
      faction: army.faction,
      points: listed.reduce((sum, { unit, quantity }) => sum + unit.points * quantity, 0),
      command: listed.reduce((sum, { unit, quantity }) => sum + unit.command * quantity, 0),
      entries: listed.map(({ unit, quantity }) => ({ unitId: unit.id, quantity })),
    },
    units: unitsOfList(player, listed, catalogue, data.cards),
  };
}
