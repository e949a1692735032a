import type { UnitCard } from '../catalogue/assemble.ts';
import { unitKey } from '../catalogue/lookup.ts';
import type { JoinedProfile, SkillOption } from '../catalogue/profile.ts';
import { parseTerm } from '../catalogue/texts/term.ts';
import type { Catalogue, FactionId, Names, UnitId } from '../catalogue/types.ts';
import type { Feat, Mission } from './missions/mission.ts';
import type { FeatRules, GameState, GameUnit, MissionRules, PlayCard, UnitSetup } from './types.ts';

/** A game to which nothing has happened: phase setup, nobody in it. */
export function newState(id: string): GameState {
  return {
    id,
    currentPhase: 'setup',
    players: {},
    mission: null,
    feat: null,
    rollOffWinner: null,
    firstToDeployPlayerId: null,
    initialInitiativePlayerId: null,
    redPlayer: null,
    initiativePlayer: null,
    currentTurn: 0,
    turns: {},
    units: {},
    activeUnit: null,
    mayOnlyRest: false,
    tested: [],
    statesEnd: 'activation',
    boxes: {},
    corrections: {},
    markers: {},
    due: [],
    counters: {},
    pieces: {},
    clock: null,
    notes: [],
    gameStartTime: null,
    gameEndTime: null,
    endReason: null,
    concededBy: null,
  };
}

/**
 * Returns the part of a mission that a game keeps. `variant`: id of an older version; null or an
 * unknown id means the current one.
 */
export function missionRules(mission: Mission, variant: string | null = null): MissionRules {
  const older = mission.variants.find(({ id }) => id === variant);
  const { id: _id, name: _name, names: _names, map: _map, ...changes } = older ?? { id: '' };
  return {
    id: mission.id,
    name: mission.name,
    names: mission.names,
    kind: mission.kind,
    creator: mission.creator,
    rounds: mission.rounds,
    turns: mission.turns,
    sides: mission.sides,
    scoring: mission.scoring,
    markers: mission.markers,
    pieces: mission.pieces,
    tokens: mission.tokens,
    control: mission.control,
    endConditions: mission.endConditions,
    ...changes,
    variant: older?.id ?? null,
  };
}

/** Returns the part of a feat that a game keeps. */
export function featRules(feat: Feat): FeatRules {
  const { id, name, names, unit, meters, tokens, roles, flags, scoring } = feat;
  return { id, name, names, unit, meters, tokens, roles, flags, scoring };
}

/** A unit as a list holds it. */
export type ListedUnit = {
  readonly id: UnitId;
  readonly faction: FactionId;
  readonly name: string;
  readonly names: Names;
  readonly points: number;
  readonly highCommand: boolean;
  readonly characteristics: readonly string[];
  readonly keywords: readonly string[];
  readonly companionOf: UnitId | null;
};

/**
 * The units of a player's list, one by one, as `list-set` needs them. `cards`: by
 * `<faction>/<unit>`; a unit whose card is not known plays without numbers. Ids are
 * `<player>/<unit>/<copy>`.
 */
export function unitsOfList(
  player: string,
  army: readonly { readonly unit: ListedUnit; readonly quantity: number }[],
  catalogue: Catalogue,
  cards: Readonly<Record<string, UnitCard>>,
): readonly UnitSetup[] {
  return army.flatMap(({ unit, quantity }) => {
    const key = unitKey(unit.faction, unit.id);
    const card = Object.hasOwn(cards, key) ? (cards[key] ?? null) : null;
    return Array.from({ length: quantity }, (_, at) => ({
      id: `${player}/${unit.id}/${at + 1}`,
      unitId: unit.id,
      faction: unit.faction,
      name: unit.name,
      names: unit.names,
      type: catalogue.unitByKey.get(key)?.type ?? null,
      points: unit.points,
      highCommand: unit.highCommand,
      characteristics: unit.characteristics,
      keywords: unit.keywords,
      companionOf: unit.companionOf,
      copy: at + 1,
      copies: quantity,
      card: playCard(card),
      choices: choicesOf(card),
      ...optionsOf(card),
    }));
  });
}

/** The numbers of a card that a game counts with; null when the card's numbers are not known. */
export function playCard(card: UnitCard | null): PlayCard | null {
  const profile = card?.profile ?? null;
  if (profile === null) return null;
  const { wounds, morale, models, role, profiles, joined } = profile;
  return {
    wounds,
    morale,
    models,
    role,
    rows: profiles.map(({ troops, conquest }) => ({ troops, conquest })),
    joined: joined === undefined ? null : joinedValues(joined),
  };
}

function joinedValues({ wounds, morale, conquest }: JoinedProfile): NonNullable<PlayCard['joined']> {
  return {
    wounds: wounds ?? null,
    morale: morale === undefined ? null : String(morale),
    conquest: String(conquest),
  };
}

function choicesOf(card: UnitCard | null): readonly string[] {
  const atDeployment = (card?.skills ?? []).filter(({ timing }) =>
    /deployment|game start/iu.test(timing ?? ''),
  );
  return [...new Set(atDeployment.map(({ name }) => name))];
}

/** The options of the card's skills that offer any; nothing for a card without. */
function optionsOf(card: UnitCard | null): Pick<UnitSetup, 'options'> {
  const found = (card?.skills ?? []).flatMap(({ name, options }) =>
    options === undefined ? [] : [[name, options] as const],
  );
  return found.length === 0 ? {} : { options: Object.fromEntries(found) };
}

type Choosing = Pick<UnitSetup, 'options'> & Partial<Pick<GameUnit, 'chosen'>>;

/** The options that were chosen for a unit (Totem, posture), which change its card. */
export function chosenOptions({ options = {}, chosen = {} }: Choosing): readonly SkillOption[] {
  return Object.entries(options).flatMap(([skill, offered]) =>
    offered.filter(({ id }) => id === chosen[skill]),
  );
}

/**
 * True when the unit has that keyword, by its card or by an option that was chosen, whatever value
 * it carries. `id`: the term's id, for example `scout`.
 */
export function hasKeyword(unit: Pick<UnitSetup, 'keywords'> & Choosing, id: string): boolean {
  const gained = chosenOptions(unit).flatMap(({ keywords = [] }) => keywords);
  return [...unit.keywords, ...gained].some((printed) => parseTerm(printed).id === id);
}

/** True for Characters of any kind; a Companion is not a Character. */
export function isCharacter({ type }: Pick<UnitSetup, 'type'>): boolean {
  return type === 'Character' || type === 'Named Character' || type === 'Support Character';
}
