import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { GameAction, GameEvent } from '#domain/game/events.ts';
import type { Language, Names } from '#domain/catalogue/types.ts';
import type { Named } from '#domain/game/missions/mission.ts';
import { boxesOf } from '#domain/game/scoring.ts';
import type { GameState, Place, UnitState } from '#domain/game/types.ts';
import { PLACE_NAMES, STATE_NAMES } from './game-words.ts';
import { ownedName } from './unit-name.ts';
import { PHASE_NAMES } from './phase-names.ts';
import { signedNumber } from './signed-number.ts';

type EventOf<Type extends GameAction['type']> = Extract<GameAction, { type: Type }>;
type Said = MessageDescriptor | string;

/** Languages set the colon differently. */
const about = (who: string, what: string): MessageDescriptor => msg`${who}: ${what}`;

/** Makes the text of an event about a player. */
const ofPlayer =
  (say: (player: string) => MessageDescriptor) =>
  (event: { readonly player: string }, name: EventNames): MessageDescriptor =>
    say(name.player(event.player));

/** Makes the text of an event about a unit. */
const ofUnit =
  (say: (unit: string) => MessageDescriptor) =>
  (event: { readonly unit: string }, name: EventNames): MessageDescriptor =>
    say(name.unit(event.unit));

/** Makes the text of an event that changes a number of a unit. */
const ofStep =
  (say: (unit: string, by: string) => MessageDescriptor) =>
  (event: { readonly unit: string; readonly by: number }, name: EventNames): MessageDescriptor =>
    say(name.unit(event.unit), signedNumber(event.by));

const SAID: {
  readonly [Type in GameAction['type']]: (event: EventOf<Type>, name: EventNames, i18n: I18n) => Said;
} = {
  'player-added': ({ player }) => msg`Player: ${player.name}`,
  'player-changed': ({ player }) => msg`Player: ${player.name}`,
  'player-removed': () => msg`A player was taken out`,
  'list-set': ({ player: id, list }, name) => {
    const player = name.player(id);
    return msg`${player} brings ${list.name}`;
  },
  'list-removed': ofPlayer((player) => msg`${player} brings no list`),
  'unit-added': ({ player: id, unit }, name) => {
    const player = name.player(id);
    const added = name.of(unit);
    return msg`${player} reveals ${added}`;
  },
  'mission-set': ({ mission }, name) => {
    if (mission === null) return msg`No mission`;
    const what = name.of(mission);
    return msg`Mission: ${what}`;
  },
  'feat-set': ({ feat }, name) => {
    if (feat === null) return msg`No feat`;
    const what = name.of(feat);
    return msg`Feat: ${what}`;
  },
  'red-company-set': ofPlayer((player) => msg`${player} is the red company`),
  'phase-changed': ({ phase: id }, _, i18n) => {
    const phase = i18n._(PHASE_NAMES[id]);
    return msg`Phase: ${phase}`;
  },
  'roll-off-won': ofPlayer((player) => msg`${player} wins the roll-off`),
  'first-to-deploy-set': ofPlayer((player) => msg`${player} deploys first`),
  'initiative-set': ofPlayer((player) => msg`${player} has the initiative`),
  'choice-made': ({ unit, choice }, name) => about(name.unit(unit), choice),
  'pieces-dealt': () => msg`Random tokens placed`,
  'unit-placed': ({ unit, place }, name) => about(name.unit(unit), name.place(place)),
  'character-joined': ({ unit: id, host: hostId }, name) => {
    const [unit, host] = [name.unit(id), name.unit(hostId)];
    return msg`${unit} joins ${host}`;
  },
  'character-left': ofUnit((unit) => msg`${unit} leaves its unit`),
  'unit-stressed': ofStep((unit, by) => msg`${unit}: stress ${by}`),
  'unit-wounded': ofStep((unit, by) => msg`${unit}: wounds ${by}`),
  'troops-fallen': ofStep((unit, by) => msg`${unit}: fallen troops ${by}`),
  'unit-tinged': ofStep((unit, by) => msg`${unit}: Tinge ${by}`),
  'state-set': ({ unit: id, state: code, on }, name) => {
    const [unit, state] = [name.unit(id), name.state(code)];
    return on ? about(unit, state) : msg`${unit}: no longer ${state}`;
  },
  'willpower-tested': ({ unit: id, passed }, name) => {
    const unit = name.unit(id);
    return passed ? msg`${unit}: WP test passed` : msg`${unit}: WP test failed`;
  },
  'models-given': ({ unit: id, models }, name) => {
    const unit = name.unit(id);
    return msg`${unit}: models of the full unit ${models}`;
  },
  'states-end-set': ({ statesEnd }) =>
    statesEnd === 'activation' ? msg`States end with the activation` : msg`States end as in version 1.6`,
  'unit-rallied': ofUnit((unit) => msg`${unit} rallies`),
  'token-corrected': ({ unit: id, activated }, name) => {
    const unit = name.unit(id);
    return activated ? msg`${unit}: activation token put on` : msg`${unit}: activation token taken off`;
  },
  'unit-token-moved': ({ unit, token, by }, name) =>
    about(name.unit(unit), `${name.token(token)} ${signedNumber(by)}`),
  'attack-resolved': ({ unit: id, target: targetId, ...done }, name, i18n) => {
    const [unit, target] = [name.unit(id), name.unit(targetId)];
    const stress = (of: string, count: number) =>
      count === 0 ? [] : [msg`${of}: stress ${signedNumber(count)}`];
    const result = [
      msg`${plural(done.wounds, { one: '# wound', other: '# wounds' })}`,
      ...stress(unit, done.stress),
      ...stress(target, done.targetStress),
    ].map((words) => i18n._(words));
    const what = [...result, ...done.states.map((state) => name.state(state))].join(', ');
    return msg`${unit} attacks ${target}: ${what}`;
  },
  'turn-started': ({ number, player: id }, name) => {
    const player = name.player(id);
    return msg`Round ${number}: ${player} begins`;
  },
  'activation-started': ofUnit((unit) => msg`${unit} is activated`),
  'activation-completed': ({ unit: id, player: playerId, extra }, name) => {
    const [unit, player] = [name.unit(id), name.player(playerId)];
    if (id === null) return msg`${player} passes`;
    return extra ? msg`${unit}: activation over, through a skill` : msg`${unit}: activation over`;
  },
  'turn-ended': ({ number }) => msg`Round ${number} is over`,
  'turn-completed': ({ number }) => msg`Round ${number} is scored`,
  'marker-done': ({ marker }, name) => {
    const what = name.marker(marker);
    return msg`Done: ${what}`;
  },
  'counter-set': ({ counter: { position, text, unit } }, name) => {
    const what = text === '' ? name.unit(unit) : text;
    return msg`Token on position ${position}: ${what}`;
  },
  'counter-removed': () => msg`Token taken off the turn counter`,
  'clock-set': ({ clock }) => (clock === null ? msg`Clock removed` : msg`Clock started`),
  'clock-paused': ({ paused }) => (paused ? msg`Clock paused` : msg`Clock resumed`),
  'note-added': ({ text }) => msg`Note: ${text}`,
  'game-ended': ({ player: id }, name) => {
    if (id === undefined) return msg`The game ends`;
    const player = name.player(id);
    return msg`${player} concedes.`;
  },
  'box-set': ({ player: id, box, count }, name) => {
    const [player, what] = [name.player(id), name.box(box)];
    if (count === null) return msg`${player}: “${what}” counted automatically`;
    if (count === 0) return msg`${player}: “${what}” undone`;
    if (count === 1) return about(player, what);
    return msg`${player}: ${plural(count, { one: '# time', other: '# times' })} “${what}”`;
  },
  'score-set': ({ player: id, score }, name) => {
    const player = name.player(id);
    return msg`${player}: score corrected to ${score}`;
  },
  'meter-moved': ({ player, meter, by }, name) =>
    about(name.player(player), `${name.meter(meter)} ${signedNumber(by)}`),
  'player-token-moved': ({ player, token, by }, name) =>
    about(name.player(player), `${name.token(token)} ${signedNumber(by)}`),
  'flag-set': ({ player: id, flag, set }, name) => {
    const [player, what] = [name.player(id), name.flag(flag)];
    return set ? about(player, what) : msg`${player}: “${what}” undone`;
  },
  'role-set': ({ player, role, unit }, name) =>
    about(name.player(player), `${name.role(role)} – ${name.unit(unit)}`),
  'piece-set': ({ piece, state }, name) => about(name.piece(piece), name.pieceState(piece, state)),
  'piece-wounded': ({ piece, by: step }, name) => {
    const [unit, by] = [name.piece(piece), signedNumber(step)];
    return msg`${unit}: wounds ${by}`;
  },
};

/** An event in words. */
export function eventWords(event: GameEvent, name: EventNames, i18n: I18n): string {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the table's type pairs each kind with its own event, which the compiler cannot follow through the lookup
  const say = SAID[event.type] as (done: GameEvent, names: EventNames, words: I18n) => Said;
  const said = say(event, name, i18n);
  return typeof said === 'string' ? said : i18n._(said);
}

export type EventNames = ReturnType<typeof eventNames>;

/**
 * Returns the names of everything that events name by id, in the shown language; a missing one is a
 * dash.
 */
export function eventNames(
  state: GameState,
  language: Language,
  say: (english: string, names?: Names) => string,
  i18n: I18n,
) {
  const { mission, feat } = state;
  const tokens = [...(mission?.tokens ?? []), ...(feat?.tokens ?? [])];
  const of = (item: Pick<Named, 'name' | 'names'> | undefined) =>
    item === undefined ? '–' : say(item.name, item.names);
  const find = (items: readonly Named[] | undefined, id: string) => of(items?.find((one) => one.id === id));
  return {
    of,
    player: (id: string) => state.players[id]?.name ?? '–',
    unit: (id: string | null) => {
      const unit = state.units[id ?? ''];
      return unit === undefined ? '–' : ownedName(state, unit, language);
    },
    state: (id: UnitState) => i18n._(STATE_NAMES[id]),
    place: (id: Place) => i18n._(PLACE_NAMES[id]),
    box: (id: string) => find(boxesOf(state), id),
    token: (id: string) => find(tokens, id),
    meter: (id: string) => find(feat?.meters, id),
    role: (id: string) => find(feat?.roles, id),
    flag: (id: string) => find(feat?.flags, id),
    piece: (id: string) => find(mission?.pieces, id),
    pieceState: (id: string, at: string) => find(mission?.pieces.find((one) => one.id === id)?.states, at),
    marker: (id: string) => find(mission?.markers, id),
  };
}
