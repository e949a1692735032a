import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { GameAction } from '#domain/game/events.ts';
import { foldRows, logOf, newLiveGame, undoChoices } from '#domain/live/live-game.ts';
import type { LiveBody, LiveGame } from '#domain/live/types.ts';
import { actionByChance } from '#tests/builders/games.ts';
import { ANNA, BERTA, event, said, sharedGame } from '#tests/builders/live.ts';
import { LiveDevice } from '#tests/builders/live-device.ts';
import { LiveServer } from '#tests/builders/live-server.ts';

/** A body for a number: mostly an event, else undo, redo, a nod or a step that both may take. */
function bodyByChance(shown: LiveGame, author: string, number: number, now: number): LiveBody | null {
  const { own, rival, redo } = undoChoices(shown, author);
  const request = shown.requests[0]?.row;
  const others: readonly (LiveBody | null)[] = [
    own && said({ kind: 'undo', of: own.row }),
    rival && said({ kind: 'undo', of: rival.row }),
    redo && said({ kind: 'redo', of: redo.row }),
    request === undefined ? null : said({ kind: 'nod', request }),
    event(stepOfBoth(shown), now),
  ];
  if (number % 4 === 0) return others[(number >> 2) % others.length] ?? null;
  const action = actionByChance(shown.state, number);
  return action === undefined ? null : event(action, now);
}

/** A step of the game that both players like to tap at the same time. */
function stepOfBoth({ state: { currentTurn, turns } }: LiveGame): GameAction {
  return turns[currentTurn]?.completed === false
    ? { type: 'turn-completed', number: currentTurn }
    : { type: 'turn-started', player: 'anna', number: (currentTurn % 3) + 1 };
}

/** One thing that happens to a phone. */
async function move(device: LiveDevice, number: number): Promise<void> {
  const { server } = device;
  const [kind, chance] = [number % 16, number >> 4];
  const tab = device.tabs[chance % device.tabs.length] ?? device.tab;
  server.now += chance % 3_000;
  if (kind <= 6) {
    const body = bodyByChance(
      tab.game.store.getState().standing.shown,
      device.author,
      chance,
      tab.game.now(),
    );
    if (body !== null) device.tap(body, tab);
  } else if (kind <= 8) void tab.exchange.sendAll();
  else if (kind <= 10) await device.deliver({ isLost: chance % 3 === 0, isTwice: chance % 5 === 0 });
  else if (kind === 11) tab.game.hear(server.rows.slice(-(chance % 20)).toReversed());
  else if (kind === 12) void tab.exchange.readAll();
  else if (kind === 13) device.isOnline = chance % 3 !== 0;
  else if (kind === 14)
    device.book.refuses = (['kept', 'kept', 'full', 'blocked'] as const)[chance % 4] ?? 'kept';
  else if (chance % 3 === 0) await device.crash();
  else if (chance % 3 === 1 && device.author === BERTA && device.tabs.length === 1) await device.openTab();
  else await device.decide(chance % 2 === 0);
}

const ready = sharedGame('fog-of-death', 'banner').rows;
const sessions = fc.array(fc.nat({ max: 2 ** 30 }), { minLength: 30, maxLength: 70, size: 'max' });

/** A game without the states in between, which follow from the others. */
function keptOf({ taps, undone, ...live }: LiveGame): object {
  const rowsOf = (all: LiveGame['taps']) => all.map(({ row }) => row);
  const { events } = logOf({ ...live, taps, undone });
  return { ...live, events, taps: rowsOf(taps), undone: rowsOf(undone) };
}

/** The fate of each tap that a phone took; `lost` when nobody can say. */
function fates({ author, tapped, dropped, already, hadTwoTabs, server }: LiveDevice): readonly string[] {
  const arrived = new Set(server.rows.filter((row) => row.author === author).map(({ id }) => id));
  return tapped.map((id) => {
    if (arrived.has(id)) return dropped.has(id) && !hadTwoTabs ? 'came back' : 'arrived';
    return dropped.has(id) ? 'dropped' : already.has(id) ? 'already' : 'lost';
  });
}

it('two phones with crashes, full storage and two tabs lose no tap, and agree in the end', async () => {
  const seen = { arrived: 0, dropped: 0, already: 0, conflicts: 0 };
  await fc.assert(
    fc.asyncProperty(sessions, async (numbers) => {
      const server = new LiveServer(ready);
      const anna = await new LiveDevice(ANNA, server, 90_000).begin();
      const berta = await new LiveDevice(BERTA, server, -30_000).begin();
      for (const number of numbers) await move(number % 2 === 0 ? anna : berta, number >> 1);
      // A tap that only a second tab holds is found once that tab has gone.
      for (const device of [anna, berta, berta, anna]) {
        await device.settle();
        // All of it is on the device as well.
        await device.crash();
      }
      await berta.settle();

      const whole = foldRows(newLiveGame('g'), server.rows);
      expect(whole.refused).toEqual([]);
      for (const device of [anna, berta]) {
        const { standing, saving } = device.tab.game.store.getState();
        expect([standing.refused, standing.phone.pending, saving]).toEqual([null, [], 'saved']);
        expect(keptOf(standing.phone.live)).toEqual(keptOf(whole));
        const each = fates(device);
        expect(each.filter((fate) => !['arrived', 'dropped', 'already'].includes(fate))).toEqual([]);
        for (const fate of each) seen[fate as 'arrived'] += 1;
      }
      seen.conflicts += server.conflicts;
    }),
    { numRuns: 300, seed: 18 },
  );
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(0);
});
