import fc from 'fast-check';
import { expect, it } from 'vitest';
import { actionByChance } from '#tests/builders/games.ts';
import { ANNA, BERTA, event, said, sharedGame } from '#tests/builders/live.ts';
import { LiveServer, TestPhone } from '#tests/builders/live-server.ts';
import { foldRows, logOf, newLiveGame, undoChoices } from './live-game.ts';
import type { GameAction } from '../game/events.ts';
import type { LiveBody, LiveGame } from './types.ts';

/** A body for a number: mostly an event, else undo, redo, a nod, a refusal or other settings. */
function bodyByChance(shown: LiveGame, author: string, number: number, now: number): LiveBody | null {
  const { own, rival, redo } = undoChoices(shown, author);
  const request = shown.requests[0]?.row;
  const others: readonly (LiveBody | null)[] = [
    own && said({ kind: 'undo', of: own.row }),
    rival && said({ kind: 'undo', of: rival.row }),
    redo && said({ kind: 'redo', of: redo.row }),
    request === undefined ? null : said({ kind: 'nod', request }),
    request === undefined ? null : said({ kind: 'refuse', request }),
    said({ kind: 'settings', entry: number % 2 === 0 ? 'anyone' : 'strict' }),
    said({ kind: 'agree-report', agrees: number % 2 === 0 }),
  ];
  if (number % 5 === 0) return others[(number / 5) % others.length] ?? null;
  const action = number % 4 === 0 ? stepOfBoth(shown, number) : actionByChance(shown.state, number);
  return action === undefined ? null : event(action, now);
}

/** A step of the game that both players like to tap at the same time. */
function stepOfBoth({ state: { currentTurn, turns } }: LiveGame, number: number): GameAction {
  const begin: GameAction = { type: 'turn-started', player: 'anna', number: (currentTurn % 3) + 1 };
  const steps: readonly GameAction[] = [
    turns[currentTurn]?.completed === false ? { type: 'turn-completed', number: currentTurn } : begin,
    { type: 'phase-changed', phase: number % 3 === 0 ? 'deployment' : 'game' },
    { type: 'state-set', unit: 'anna/troop', state: 'slowed', on: number % 2 === 0 },
  ];
  return steps[(number >> 2) % steps.length] ?? begin;
}

/** One thing that happens to a phone. */
function move(phone: TestPhone, number: number): void {
  const { server } = phone;
  const [kind, chance] = [number % 16, Math.floor(number / 16)];
  server.now += chance % 3_000;
  if (kind <= 6) {
    const { shown } = phone.standing;
    const body = bodyByChance(shown, phone.author, chance, server.now + phone.clockIsOffBy);
    if (body !== null) phone.tap(body);
  } else if (kind <= 8) phone.send();
  else if (kind <= 10) phone.deliver(chance % 3 === 0);
  else if (kind === 11) phone.underway.shift();
  else if (kind === 12) phone.hear(server.rows.slice(-(chance % 20)).toReversed());
  else if (kind === 13) phone.read();
  else if (kind === 14) phone.isOnline = chance % 3 !== 0;
  else if (chance % 4 === 0) phone.crash(chance % 8 === 0);
  else if (chance % 4 === 1) phone.storeRows();
  else phone.answer(chance % 4 === 2);
}

const ready = sharedGame('fog-of-death', 'banner').rows;

/** A game without the states in between, which follow from the others. */
function keptOf({ taps, undone, ...live }: LiveGame): object {
  const rowsOf = (all: LiveGame['taps']) => all.map(({ row }) => row);
  return {
    ...live,
    events: logOf({ ...live, taps, undone }).events,
    taps: rowsOf(taps),
    undone: rowsOf(undone),
  };
}

/** The fate of each tap that a phone took; `lost` when nobody can say. */
function fates({ author, tapped, dropped, already, server }: TestPhone): readonly string[] {
  const arrived = new Set(server.rows.filter((row) => row.author === author).map(({ id }) => id));
  return tapped.map((id) => {
    const fate = [arrived.has(id) && 'arrived', dropped.has(id) && 'dropped', already.has(id) && 'already'];
    return fate.filter(Boolean).join(' ') || 'lost';
  });
}

const sessions = fc.array(fc.nat({ max: 2 ** 30 }), { minLength: 150, maxLength: 300, size: 'max' });

it('two phones agree on the log and the game in the end, and no tap is lost', () => {
  const seen = { arrived: 0, dropped: 0, already: 0, conflicts: 0 };
  fc.assert(
    fc.property(sessions, (numbers) => {
      const server = new LiveServer(ready);
      const [anna, berta] = [new TestPhone(ANNA, server, 90_000), new TestPhone(BERTA, server, -30_000)];
      const phones = [anna, berta];
      for (const number of numbers) move(number % 2 === 0 ? anna : berta, number >> 1);
      for (const phone of [anna, berta, anna]) phone.settle();
      berta.read();

      const whole = foldRows(newLiveGame('g'), server.rows);
      for (const { standing } of phones) {
        expect(standing).toMatchObject({ refused: null, phone: { pending: [] } });
        expect(keptOf(standing.phone.live)).toEqual(keptOf(whole));
      }
      // Each row was decided against the rows before it, so that the rules refuse no row.
      expect(whole.refused).toEqual([]);
      for (const phone of phones) {
        const each = fates(phone);
        expect(each.filter((fate) => !['arrived', 'dropped', 'already'].includes(fate))).toEqual([]);
        for (const fate of each) seen[fate as 'arrived'] += 1;
        const arrived = server.rows.flatMap(({ id }) => (phone.tapped.includes(id) ? [id] : []));
        expect(arrived).toEqual(phone.tapped.filter((id) => arrived.includes(id)));
      }
      seen.conflicts += server.conflicts;
    }),
    { numRuns: 300 },
  );
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(100);
});
