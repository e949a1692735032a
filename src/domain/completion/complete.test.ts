import { describe, expect, it } from 'vitest';
import { completionCases } from '#tests/builders/completion-case.ts';
import { randomList } from '#tests/builders/random-lists.ts';
import { applyCommand } from '../roster/apply.ts';
import { armyOf } from '../roster/army.ts';
import { checkRoster } from '../roster/check.ts';
import { emptyDocument } from '../roster/document.ts';
import { isNoWorse } from '../roster/repair/mends.ts';
import { totalsOf } from '../roster/totals.ts';
import type { RosterDocument } from '../roster/types.ts';
import { complete, completionCommand } from './complete.ts';
import { lackOf, tallyOf } from './lack.ts';
import { type Completion, FLAVOURS, type Task } from './task.ts';
import { whatFits } from './what-fits.ts';

const { catalogue, taskOf: taskFor } = completionCases();

function taskOf(faction: string, points: number, units: Record<string, number> = {}): Task {
  const entries = Object.entries(units).map(([unitId, quantity]) => ({ unitId, quantity }));
  return taskFor({ ...emptyDocument(faction), name: 'Raid', entries }, points);
}

function finished({ document, points }: Task, completion: Completion | null): RosterDocument {
  if (completion === null) return document;
  return applyCommand(document, completionCommand(document, completion, points)).document;
}

const pointsOf = (document: RosterDocument) => totalsOf(armyOf(document, catalogue)).points;
const unitsOf = (completion: Completion | null) => completion?.added.map(({ unitId }) => unitId) ?? [];
const copiesOf = (completion: Completion | null) =>
  completion?.added.reduce((sum, { quantity }) => sum + quantity, 0);

describe('finishing a list', () => {
  it('makes nothing illegal, stays within the points, and repeats itself for a seed', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const document = randomList(catalogue, seed);
      const task = taskFor(document, pointsOf(document) + (seed % 10) * 45);
      for (const flavour of FLAVOURS) {
        const completion = complete(task, flavour, seed);
        expect(complete(task, flavour, seed)).toEqual(completion);
        if (completion === null) continue;
        const after = finished(task, completion);
        expect(pointsOf(after)).toBe(completion.points);
        expect(completion.points).toBeLessThanOrEqual(task.points);
        expect(isNoWorse(task.before, checkRoster(after, catalogue))).toBe(true);
      }
    }
  });

  it.each(FLAVOURS)('comes out at exactly 500 pts where the roster allows it (%s)', (flavour) => {
    for (const faction of ['northern-tribes', 'hegemony-of-embersig', 'scions-of-yaldabaoth']) {
      const task = taskOf(faction, 500);
      const completion = complete(task, flavour, 1);
      expect(completion?.points).toBe(500);
      expect(checkRoster(finished(task, completion), catalogue)).toEqual([]);
    }
  });

  it('comes as near as it can to points that no list has', () => {
    expect(complete(taskOf('syenann', 103), 'random', 1)?.points).toBe(100);
    expect(complete(taskOf('syenann', 9000), 'many', 1)?.points).toBe(360);
  });

  it('gives the most and the fewest units for the points', () => {
    const task = taskOf('northern-tribes', 300);
    expect(copiesOf(complete(task, 'many', 1))).toBe(12);
    expect(copiesOf(complete(task, 'few', 1))).toBe(8);
  });

  it('lacks least of all lists in the flavour that says so', () => {
    const task = taskOf('syenann', 200, { druid: 1 });
    const lack = (completion: Completion | null) =>
      lackOf(task.yardstick, tallyOf(task.yardstick, finished(task, completion).entries));
    const others = Array.from({ length: 200 }, (_, seed) => lack(complete(task, 'random', seed)));
    expect(lack(complete(task, 'rounded', 1))).toBeLessThanOrEqual(Math.min(...others) + 1e-9);
  });

  it('lacks less than lists at random, also where they are too many to try', () => {
    const task = taskOf('northern-tribes', 500);
    const lack = (completion: Completion | null) =>
      lackOf(task.yardstick, tallyOf(task.yardstick, finished(task, completion).entries));
    const others = Array.from({ length: 50 }, (_, seed) => lack(complete(task, 'random', seed)));
    expect(lack(complete(task, 'rounded', 1))).toBeLessThan(Math.min(...others));
  });

  it('draws other lists for other seeds', () => {
    const drawn = Array.from({ length: 20 }, (_, seed) =>
      unitsOf(complete(taskOf('northern-tribes', 300), 'random', seed))
        .toSorted()
        .join(),
    );
    expect(new Set(drawn).size).toBeGreaterThan(15);
  });

  it('adds no second leader to a list that has one', () => {
    const task = taskOf('northern-tribes', 300, { alborc: 1 });
    const leaders = catalogue.units.filter(({ highCommand }) => highCommand).map(({ id }) => id);
    for (let seed = 0; seed < 20; seed += 1) {
      expect(unitsOf(complete(task, 'random', seed)).filter((id) => leaders.includes(id))).toEqual([]);
    }
  });

  it('adds no copies to an entry that names its own points', () => {
    const foreign = { name: 'Druid', points: 5, command: 0, highCommand: false, keywords: [] };
    const entries = [{ unitId: 'druid', quantity: 1, foreign }];
    const task = taskFor({ ...emptyDocument('syenann'), name: 'Raid', entries }, 300);
    const completion = complete(task, 'many', 1);
    expect(unitsOf(completion)).not.toContain('druid');
    expect(pointsOf(finished(task, completion))).toBe(completion?.points);
    expect(whatFits(task, task.yardstick, 300).map(({ unit }) => unit.id)).not.toContain('druid');
  });

  it('answers with a legal list of the points when the time is up at once', () => {
    const task = { ...taskOf('northern-tribes', 500), isLate: () => true };
    const completion = complete(task, 'rounded', 4);
    expect(completion?.points).toBe(500);
    expect(checkRoster(finished(task, completion), catalogue)).toEqual([]);
  });

  it('returns null when no points are left, or the faction has no roster', () => {
    expect(complete(taskOf('northern-tribes', 50, { alborc: 1 }), 'many', 1)).toBeNull();
    expect(complete(taskOf('northern-tribes', 20, { alborc: 1 }), 'many', 1)).toBeNull();
    expect(complete(taskOf('nowhere', 300), 'random', 1)).toBeNull();
  });

  it('returns null rather than a list that the checks refuse', () => {
    const plenty = (catalogue.unitsByFaction.get('syenann') ?? []).map((unit) => ({
      ...unit,
      availability: 9,
    }));
    const task = taskOf('syenann', 360);
    const blind = { ...task, catalogue: { ...catalogue, unitsByFaction: new Map([['syenann', plenty]]) } };
    expect(complete(blind, 'many', 1)).toBeNull();
  });

  it('sets the points as the target of the finished list', () => {
    const task = taskOf('northern-tribes', 300);
    const completion = complete(task, 'few', 1);
    expect(completion).not.toBeNull();
    expect(finished(task, completion).target).toBe(300);
    expect(completionCommand({ ...task.document, target: 300 }, { added: [] }, 300)).toEqual({
      type: 'together',
      edits: [],
    });
  });

  it('takes no more copies than are at hand', () => {
    const ready = { 'orc-hunters': 2, 'warg-riders': 1, alborc: 1, tattooist: 0 };
    const task = { ...taskOf('northern-tribes', 500, { 'orc-hunters': 1 }), ready };
    for (const flavour of FLAVOURS) {
      const added = new Map(
        complete(task, flavour, 3)?.added.map((copies) => [copies.unitId, copies.quantity]),
      );
      expect(added).toEqual(
        new Map([
          ['orc-hunters', 1],
          ['warg-riders', 1],
          ['alborc', 1],
        ]),
      );
    }
  });
});
