import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { actionByChance } from '#tests/builders/games.ts';
import { ANNA, append, BERTA, CARLA, event, lastRefusal, said, sharedGame } from '#tests/builders/live.ts';
import { foldGame } from '../game/log.ts';
import { foldRows, logOf, newLiveGame, undoChoices } from './live-game.ts';
import type { LiveBody, LiveGame } from './types.ts';

const shared = sharedGame();
const stress = (player: string, by = 1) => event({ type: 'unit-stressed', unit: `${player}/troop`, by });
const undo = (of: string) => said({ kind: 'undo', of });
const redo = (of: string) => said({ kind: 'redo', of });
const nod = (request: string) => said({ kind: 'nod', request });
const lastRow = ({ rows }: LiveGame) => rows.at(-1)?.id ?? '';
const refusal = (live: LiveGame, author: string, body: LiveBody) => lastRefusal(append(live, author, body));
const stressOf = (live: LiveGame) =>
  ['anna', 'berta'].map((player) => live.state.units[`${player}/troop`]?.stress);

const annas = append(shared, ANNA, stress('anna'));
const annasTap = lastRow(annas);
const both = append(annas, BERTA, stress('berta'));
const bertasTap = lastRow(both);

describe('undo in a shared game', () => {
  it('takes one’s own last tap back at once, also when the rival tapped later', () => {
    const undone = append(both, ANNA, undo(annasTap));
    expect([stressOf(both), stressOf(undone)]).toEqual([
      [1, 1],
      [0, 1],
    ]);
    expect(foldGame(logOf(undone))).toEqual(undone.state);
    expect(refusal(undone, ANNA, undo(annasTap))).toBe('not-in-force');
  });

  it('takes a tap of the rival back with their nod, and not without it', () => {
    const asked = append(both, ANNA, undo(bertasTap));
    expect([stressOf(asked), asked.requests]).toEqual([
      [1, 1],
      [{ row: lastRow(asked), by: ANNA, wants: { kind: 'undo', of: bertasTap } }],
    ]);
    expect(refusal(asked, ANNA, nod(lastRow(asked)))).toBe('unknown-request');
    expect(refusal(asked, ANNA, undo(bertasTap))).toBe('asked-before');
    const undone = append(asked, BERTA, nod(lastRow(asked)));
    expect([stressOf(undone), undone.requests]).toEqual([[1, 0], []]);
  });

  it('asks for one’s own older taps too, and forgets the request when the tap goes otherwise', () => {
    const later = append(both, ANNA, stress('anna', 2));
    const asked = append(later, ANNA, undo(annasTap));
    expect([stressOf(asked), asked.requests.length]).toEqual([[3, 1], 1]);
    expect(stressOf(append(asked, BERTA, nod(lastRow(asked))))).toEqual([2, 1]);
    const gone = append(asked, ANNA, undo(lastRow(later)), undo(annasTap));
    expect([stressOf(gone), gone.requests]).toEqual([[0, 1], []]);
  });

  it('is refused while a later tap could not have been made without the tap', () => {
    const started = append(shared, ANNA, event({ type: 'turn-started', player: 'anna', number: 1 }));
    const done = event({ type: 'activation-completed', player: 'berta', unit: null, extra: false });
    const played = append(started, BERTA, done);
    expect(refusal(played, ANNA, undo(lastRow(started)))).toBe('built-upon');
    const asked = append(started, BERTA, undo(lastRow(started)), done);
    expect(refusal(asked, ANNA, nod(asked.requests[0]?.row ?? ''))).toBe('built-upon');
  });

  it('needs no nod while one phone plays for both', () => {
    const alone = foldRows(newLiveGame('g'), shared.rows.slice(0, -1));
    const undone = append(alone, ANNA, undo('r12'), undo('r10'));
    expect(undone.state).toMatchObject({ currentPhase: 'deployment', firstToDeployPlayerId: null });
  });
});

describe('redo in a shared game', () => {
  const undone = append(both, ANNA, undo(annasTap));

  it('brings back the player’s own tap that was undone last', () => {
    expect(refusal(undone, BERTA, redo(annasTap))).toBe('not-undone');
    const again = append(undone, ANNA, redo(annasTap));
    expect(stressOf(again)).toEqual([1, 1]);
    expect(foldGame(logOf(again))).toEqual(again.state);
    expect(refusal(again, ANNA, redo(annasTap))).toBe('not-undone');
    expect(stressOf(append(again, ANNA, undo(annasTap)))).toEqual([0, 1]);
  });

  it('is over once the player taps something else, not when the rival does', () => {
    expect(stressOf(append(undone, BERTA, stress('berta'), redo(annasTap)))).toEqual([0, 2]);
    expect(stressOf(append(append(undone, BERTA, stress('berta')), ANNA, redo(annasTap)))).toEqual([1, 2]);
    expect(refusal(append(undone, ANNA, stress('anna', 2)), ANNA, redo(annasTap))).toBe('not-undone');
  });

  it('is refused when the rules refuse the tap by now', () => {
    const joined = event({ type: 'character-joined', unit: 'anna/officer', host: 'anna/troop' });
    const anyone = said({ kind: 'settings', entry: 'anyone' });
    const asked = append(shared, ANNA, anyone);
    const agreed = append(asked, BERTA, nod(lastRow(asked)));
    const first = append(agreed, ANNA, joined);
    const other = append(append(first, ANNA, undo(lastRow(first))), BERTA, joined);
    expect(refusal(other, ANNA, redo(lastRow(first)))).toBe('joined');
  });
});

describe('the taps that a phone offers to undo', () => {
  it('are one’s own last one, the rival’s, and the one to do again', () => {
    const rows = (live: LiveGame, author: string) => {
      const { own, rival, redo: next } = undoChoices(live, author);
      return [own, rival, next].map((tap) => tap?.row ?? null);
    };
    expect(rows(both, ANNA)).toEqual([annasTap, bertasTap, null]);
    expect(rows(both, BERTA)).toEqual([bertasTap, annasTap, null]);
    expect(rows(both, CARLA)).toEqual([null, null, null]);
    expect(rows(append(both, BERTA, undo(bertasTap)), BERTA)).toEqual([null, annasTap, bertasTap]);
    const alone = foldRows(newLiveGame('g'), shared.rows.slice(0, 2));
    expect(rows(alone, ANNA)).toEqual(['r2', null, null]);
    const started = append(shared, ANNA, event({ type: 'turn-started', player: 'anna', number: 1 }));
    const done = event({ type: 'activation-completed', player: 'berta', unit: null, extra: false });
    expect(rows(append(started, BERTA, done), ANNA)).toEqual([null, 'r15', null]);
  });
});

it('folds rows of any kind and order of two players and a stranger to the state of the log', () => {
  const moves = fc.array(fc.tuple(fc.constantFrom(ANNA, BERTA, CARLA), fc.nat()), {
    maxLength: 60,
    size: 'max',
  });
  fc.assert(
    fc.property(moves, (all) => {
      const live = all.reduce((before, [author, number]) => {
        const target = before.rows[number % before.rows.length]?.id ?? '';
        const requests = [...before.requests.map(({ row }) => row), target];
        const action = actionByChance(before.state, number) ?? { type: 'clock-set', clock: null };
        const bodies = [undo(target), redo(target), nod(requests[0] ?? ''), event(action, number)];
        return append(before, author, bodies[number % 7] ?? event(action, number));
      }, shared);
      expect(live.rows).toHaveLength(shared.rows.length + all.length);
      expect(foldGame(logOf(live))).toEqual(live.state);
      expect(foldRows(newLiveGame('g'), live.rows)).toEqual(live);
      const times = live.taps.map(({ event: { at } }) => at);
      expect(times).toEqual(times.toSorted((one, other) => one - other));
    }),
    { numRuns: 150 },
  );
});
