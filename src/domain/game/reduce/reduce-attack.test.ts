import { describe, expect, it } from 'vitest';
import { play, readyGame, troop } from '#tests/builders/games.ts';
import type { GameAction } from '../events.ts';
import { undo } from '../log.ts';
import { refusalOf } from './reduce.ts';
import { restoreGame, savedText } from '../saved/saved-game.ts';

const [OWN, RIVAL] = ['anna/troop', 'berta/troop'];
const start = readyGame();
type Attack = Extract<GameAction, { type: 'attack-resolved' }>;
const attack = (done: Partial<Attack> = {}): Attack => ({
  type: 'attack-resolved',
  unit: OWN,
  target: RIVAL,
  wounds: 0,
  states: [],
  stress: 0,
  targetStress: 0,
  ...done,
});
const refused = (action: GameAction, game = start) => refusalOf(game.state, { ...action, at: 0 });

describe('an attack', () => {
  it('changes wounds, states and stress of both units in one step, which one undo takes back', () => {
    const done = attack({ wounds: 3, states: ['slowed', 'vulnerable'], stress: 1, targetStress: 2 });
    const game = play(start, done);
    expect(game.state.units[RIVAL]).toMatchObject({
      wounds: 1,
      fallen: 1,
      stress: 2,
      states: ['slowed', 'vulnerable'],
    });
    expect(game.state.units[OWN]?.stress).toBe(1);
    expect(undo(game).state.units).toEqual(start.state.units);
    expect(restoreGame(savedText(game.log))).toMatchObject({ kind: 'restored', game: { state: game.state } });
  });

  it('is kept without wounds, and leaves a state that the target has already', () => {
    const slowed: GameAction = { type: 'state-set', unit: RIVAL, state: 'slowed', on: true };
    const game = play(start, slowed, attack({ states: ['slowed'] }));
    expect(game.log.events).toHaveLength(start.log.events.length + 2);
    expect(game.state.units[RIVAL]?.states).toEqual(['slowed']);
  });

  it('that destroys its target may leave a test of nerve behind it', () => {
    const game = play(start, attack({ wounds: 99, states: ['demoralized'], targetStress: 1 }));
    expect(game.state.units[RIVAL]).toMatchObject({ place: 'destroyed', stress: 1, states: ['demoralized'] });
  });

  it('is refused as a whole: on nobody, on a unit that is gone, with a state it is immune to', () => {
    const gone = play(start, { type: 'unit-placed', unit: RIVAL, place: 'fled' });
    const golem = play(start, {
      type: 'list-set',
      player: 'berta',
      list: start.state.players['berta']?.list ?? {
        source: 'text',
        name: '',
        faction: 'x',
        points: 0,
        command: 0,
        entries: [],
      },
      units: [troop(RIVAL, { keywords: ['Golem'] })],
    });
    expect([
      refused(attack({ target: 'nobody' })),
      refused(attack({ unit: 'nobody' })),
      refused(attack({ wounds: 1 }), gone),
      refused(attack({ wounds: 1, states: ['demoralized'] }), golem),
    ]).toEqual(['unknown-unit', 'unknown-unit', 'not-on-table', 'immune']);
  });

  it.each([
    { wounds: -1 },
    { wounds: 1.5 },
    { stress: 100 },
    { states: ['enraged'] },
    { states: ['slowed', 'slowed', 'slowed', 'slowed', 'slowed', 'slowed'] },
    { target: 7 },
    { more: 1 },
  ])('is set aside with the game when its saved form was tampered with: %o', (change) => {
    const saved = JSON.parse(savedText(start.log)) as { events: object[]; cursor: number };
    saved.events.push({ ...attack(), at: 1, ...change });
    expect(restoreGame(JSON.stringify(saved))).toEqual({ kind: 'set-aside', reason: 'shape' });
  });
});
