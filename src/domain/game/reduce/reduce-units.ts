import type { GameAction } from '../events.ts';
import { isGone } from '../formula.ts';
import { changeUnit, isRefusal, stepped, type Outcome } from './outcome.ts';
import { tokenKinds } from '../scoring.ts';
import { hasKeyword, isCharacter } from '../setup.ts';
import type { Counter, GameState, GameUnit, Place, UnitState } from '../types.ts';
import {
  joinedCharacter,
  mayGiveModels,
  modelsOf,
  moraleOf,
  sortStates,
  withFate,
  wounded,
} from '../unit-play.ts';

type Action<Type extends GameAction['type']> = Extract<GameAction, { type: Type }>;

/**
 * More or less stress. A demoralized unit neither gains nor loses any; a joined Character has its
 * unit's.
 */
export function stressUnit(state: GameState, { unit, by }: Action<'unit-stressed'>): Outcome {
  return changeUnit(state, unit, (before) => {
    if (before.joinedTo !== null) return 'joined';
    if (before.states.includes('demoralized')) return 'demoralized';
    const stress = stepped(before.stress, by, 0, null);
    return typeof stress === 'string' ? stress : { ...before, stress };
  });
}

/** More or fewer wounds: troops fall and rise with them, and with the last troop the unit. */
export function woundUnit(state: GameState, { unit, by }: Action<'unit-wounded'>): Outcome {
  const outcome = changeUnit(state, unit, (before) => {
    const after = wounded(before, joinedCharacter(state, unit), by);
    return after.wounds === before.wounds && after.fallen === before.fallen ? 'at-limit' : withFate(after);
  });
  return settled(outcome, unit);
}

/** More or fewer fallen troops (Recover), whatever wounds did it. */
export function fellTroops(state: GameState, { unit, by }: Action<'troops-fallen'>): Outcome {
  const outcome = changeUnit(state, unit, (before) => {
    const fallen = stepped(before.fallen, by, 0, modelsOf(before));
    return typeof fallen === 'string' ? fallen : withFate({ ...before, fallen });
  });
  return settled(outcome, unit);
}

/** More or less tinge. */
export function tingeUnit(state: GameState, { unit, by }: Action<'unit-tinged'>): Outcome {
  return changeUnit(state, unit, (before) => {
    if (before.joinedTo !== null) return 'joined';
    const tinge = stepped(before.tinge, by, 0, null);
    return typeof tinge === 'string' ? tinge : { ...before, tinge };
  });
}

/**
 * Puts a state on a unit or takes it off. Fearless and Golem are never Frightened, a Golem is never
 * Demoralized.
 */
export function setState(state: GameState, { unit, state: changed, on }: Action<'state-set'>): Outcome {
  return changeUnit(state, unit, (before) => {
    if (before.joinedTo !== null) return 'joined';
    if (before.states.includes(changed) === on) return 'no-change';
    if (on && isImmune(before, changed)) return 'immune';
    const states = on ? [...before.states, changed] : before.states.filter((one) => one !== changed);
    return { ...before, states: sortStates(states) };
  });
}

function isImmune(unit: GameUnit, state: UnitState): boolean {
  const isGolem = hasKeyword(unit, 'golem');
  if (state === 'frightened') return isGolem || hasKeyword(unit, 'fearless');
  return state === 'demoralized' && isGolem;
}

/**
 * A demoralized unit comes to its senses: its stress is MOR - 1, its token on the turn counter
 * goes.
 */
export function rally(state: GameState, unit: string): Outcome {
  const outcome = changeUnit(state, unit, (before) => {
    if (!before.states.includes('demoralized')) return 'no-change';
    const morale = moraleOf(before, joinedCharacter(state, unit));
    const states = before.states.filter((one) => one !== 'demoralized');
    return { ...before, states, stress: morale === null ? before.stress : Math.max(0, morale - 1) };
  });
  if (isRefusal(outcome)) return outcome;
  const counters = Object.entries(outcome.counters).filter(
    ([, counter]) => counter.kind !== 'demoralized' || counter.unit !== unit,
  );
  return { ...outcome, counters: Object.fromEntries(counters) };
}

/**
 * A WP test. A demoralized unit rallies when it passes, and its token goes on when it fails; any
 * other unit becomes Demoralized when it fails. Frightened goes as the game's reading says.
 */
export function testWillpower(state: GameState, { unit: id, passed }: Action<'willpower-tested'>): Outcome {
  const unit = state.units[id];
  if (unit === undefined) return 'unknown-unit';
  if (unit.joinedTo !== null) return 'joined';
  const isOver = passed || state.statesEnd === 'version-1.6';
  const states = isOver ? unit.states.filter((one) => one !== 'frightened') : unit.states;
  const calm: GameState = { ...state, units: { ...state.units, [id]: { ...unit, states } } };
  if (unit.states.includes('demoralized')) return passed ? rally(calm, id) : withTokenMoved(calm, id);
  if (passed) return { ...calm, tested: [...state.tested, id] };
  return setState(calm, { type: 'state-set', unit: id, state: 'demoralized', on: true });
}

/** A failed rally: the unit's token goes this far on the turn counter. */
const RALLY_STEP = 2;

function withTokenMoved(state: GameState, unit: string): GameState {
  const counters = Object.entries(state.counters).map(([id, counter]): [string, Counter] => [
    id,
    counter.kind === 'demoralized' && counter.unit === unit
      ? { ...counter, position: counter.position + RALLY_STEP }
      : counter,
  ]);
  return { ...state, counters: Object.fromEntries(counters) };
}

/** A choice that a skill asks for; the option's id where its card knows the options, else words. */
export function choose(state: GameState, { unit, skill, choice, option }: Action<'choice-made'>): Outcome {
  return changeUnit(state, unit, (before) => ({
    ...before,
    chosen: { ...before.chosen, [skill]: option ?? choice },
  }));
}

/** Models of the full unit, where its card prints none. */
export function giveModels(state: GameState, { unit, models }: Action<'models-given'>): Outcome {
  const outcome = changeUnit(state, unit, (before) => {
    if (!mayGiveModels(before)) return 'unknown-part';
    if (before.models === models) return 'no-change';
    return withFate({ ...before, models, fallen: Math.min(before.fallen, models) });
  });
  return settled(outcome, unit);
}

/** Tokens of mission and feat on a unit. */
export function moveUnitToken(state: GameState, { unit, token, by }: Action<'unit-token-moved'>): Outcome {
  const kind = tokenKinds(state).find(({ id, on }) => id === token && on === 'unit');
  if (kind === undefined) return 'unknown-part';
  return changeUnit(state, unit, (before) => {
    const count = stepped(before.tokens[token] ?? 0, by, 0, kind.most);
    return typeof count === 'string' ? count : { ...before, tokens: { ...before.tokens, [token]: count } };
  });
}

/** Puts a unit into its place: a joined Character goes with it. */
export function placeUnit(state: GameState, { unit, place }: Action<'unit-placed'>): Outcome {
  const outcome = changeUnit(state, unit, (before) => {
    if (before.place === place) return 'no-change';
    if (before.joinedTo !== null && place !== 'destroyed') return 'joined';
    return { ...before, place };
  });
  return settled(outcome, unit);
}

/**
 * A Character joins a unit: the higher stress and tinge, the states of both; its activation token
 * goes. It needs Join, and a unit holds one Character (docs/game.md, "Joining").
 */
export function joinUnit(state: GameState, { unit, host }: Action<'character-joined'>): Outcome {
  const character = state.units[unit];
  const joined = state.units[host];
  if (character === undefined || joined === undefined) return 'unknown-unit';
  const refusal = whyNotJoin(state, character, joined);
  if (refusal !== null) return refusal;
  const shared = {
    stress: Math.max(character.stress, joined.stress),
    tinge: Math.max(character.tinge, joined.tinge),
    states: sortStates([...character.states, ...joined.states]),
  };
  const units = {
    ...state.units,
    [host]: { ...joined, ...shared },
    [unit]: { ...character, joinedTo: host, activated: false, place: joined.place },
  };
  return { ...state, units };
}

function whyNotJoin(state: GameState, character: GameUnit, host: GameUnit) {
  if (!isCharacter(character)) return 'not-a-character';
  if (character.joinedTo !== null) return 'joined';
  if (character.player !== host.player) return 'not-own-unit';
  if (!hasKeyword(character, 'join') || isCharacter(host)) return 'no-join';
  if (isGone(character) || isGone(host)) return 'not-on-table';
  if (joinedCharacter(state, host.id) !== null) return 'has-character';
  return host.states.includes('demoralized') ? 'demoralized' : null;
}

/**
 * A Character leaves its unit with a copy of its stress, states and tinge, and no activation token.
 * It stays where the unit is; of a unit that is held back only if its own card lets it be.
 */
export function leaveUnit(state: GameState, unit: string): Outcome {
  const host = state.units[state.units[unit]?.joinedTo ?? ''];
  return changeUnit(state, unit, (before) => {
    if (host === undefined) return 'not-joined';
    const mayHide = hasKeyword(before, 'scout') || hasKeyword(before, 'ambusher');
    const place = host.place === 'hidden' && !mayHide ? 'reserve' : host.place;
    return { ...apart(before, host), place };
  });
}

function apart(character: GameUnit, { stress, states, tinge }: GameUnit): GameUnit {
  return { ...character, stress, states, tinge, joinedTo: null, activated: false };
}

/**
 * After a unit's place may have changed: a Character stands alone when its unit or itself is
 * destroyed, else goes along.
 */
function settled(outcome: Outcome, id: string): Outcome {
  if (isRefusal(outcome)) return outcome;
  const unit = outcome.units[id];
  const change = (next: GameUnit) => ({ ...outcome, units: { ...outcome.units, [next.id]: next } });
  if (unit === undefined) return outcome;
  if (unit.joinedTo !== null) return isGone(unit) ? change({ ...unit, joinedTo: null }) : outcome;
  const joined = joinedCharacter(outcome, id);
  if (joined === null || joined.place === unit.place) return outcome;
  return change(
    unit.place === 'destroyed' ? apart(joined, unit) : { ...joined, place: unit.place satisfies Place },
  );
}
