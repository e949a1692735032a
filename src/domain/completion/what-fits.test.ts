import { describe, expect, it } from 'vitest';
import { faction, unit } from '#tests/builders/catalogue.ts';
import { completionCases } from '#tests/builders/completion-case.ts';
import { createCatalogue } from '../catalogue/create-catalogue.ts';
import { applyCommand } from '../roster/apply.ts';
import { checkRoster } from '../roster/check.ts';
import { emptyDocument } from '../roster/document.ts';
import { isNoWorse } from '../roster/repair/mends.ts';
import { gapOf, lackOf, tallyOf } from './lack.ts';
import { whatFits } from './what-fits.ts';
import { yardstickOf } from './yardstick.ts';

const { catalogue: shipped, taskOf } = completionCases();

function fitting(units: Record<string, number>, left: number, factionId = 'northern-tribes') {
  const entries = Object.entries(units).map(([unitId, quantity]) => ({ unitId, quantity }));
  const task = taskOf({ ...emptyDocument(factionId), name: 'Raid', entries }, 0);
  return { task, fits: whatFits(task, task.yardstick, left) };
}

describe('whatFits', () => {
  it('names only units that cost no more and make nothing illegal', () => {
    const { task, fits } = fitting({ alborc: 1, 'ice-archers': 1, 'orc-hunters': 2 }, 35);
    expect(fits.length).toBeGreaterThan(5);
    const ids = fits.map(({ unit: { id } }) => id);
    expect(ids).not.toContain('ice-archers');
    expect(ids).not.toContain('wrathmane');
    expect(ids).not.toContain('vercana');
    for (const { unit: fit } of fits) {
      expect(fit.points).toBeLessThanOrEqual(35);
      const after = applyCommand(task.document, { type: 'add', unitId: fit.id }).document;
      expect(isNoWorse(task.before, checkRoster(after, shipped))).toBe(true);
    }
  });

  it('puts first what takes away most of what the list lacks, and names it', () => {
    const { fits } = fitting({ 'orc-hunters': 3 }, 40);
    expect(fits.map(({ gain }) => gain)).toEqual(fits.map(({ gain }) => gain).toSorted((a, b) => b - a));
    const [first] = fits;
    expect(first?.unit.id).toBe('mounted-wrathmane');
    expect(first?.brings.map(({ id }) => id)).toEqual(['command', 'officer', 'Elite']);
  });

  it('leaves out what tournaments do not admit, and companions without their owner', () => {
    const ids = fitting({ 'iriavik-restless-pup': 1 }, 30).fits.map(({ unit: { id } }) => id);
    expect(ids).not.toContain('vercana');
    expect(ids).not.toContain('coal');
    expect(ids).toContain('orc-hunters');
  });
});

it('offers no more copies than are at hand', () => {
  const { task } = fitting({ 'orc-hunters': 1 }, 0);
  const idsWith = (ready: Record<string, number>) =>
    whatFits({ ...task, ready }, task.yardstick, 300).map(({ unit: { id } }) => id);
  expect(idsWith({ 'orc-hunters': 2, 'warg-riders': 1 }).toSorted()).toEqual(['orc-hunters', 'warg-riders']);
  expect(idsWith({ 'orc-hunters': 1 })).toEqual([]);
});

describe('what a list lacks', () => {
  const catalogue = createCatalogue({
    factions: [faction()],
    units: [
      unit({ id: 'a', points: 20, availability: 1, keywords: ['Scout'] }),
      unit({ id: 'b', points: 20, availability: 3, keywords: [], command: 1 }),
    ],
  });
  const yardstick = yardstickOf(catalogue, 'northern-tribes', () => null);
  const at = (id: string) => yardstick.aspects.findIndex((aspect) => aspect.id === id);
  const gap = (id: string, units: Record<string, number>) =>
    gapOf(
      yardstick,
      tallyOf(
        yardstick,
        Object.entries(units).map(([unitId, quantity]) => ({ unitId, quantity })),
      ),
      at(id),
    );

  it('is measured against the share of the roster’s points', () => {
    expect(gap('Scout', { b: 2 })).toBe(1);
    expect(gap('Scout', { a: 1, b: 3 })).toBe(0);
    expect(gap('Scout', { a: 1, b: 7 })).toBeCloseTo(0.5);
  });

  it('counts command for each point', () => {
    expect(gap('command', { a: 1 })).toBe(1);
    expect(gap('command', { a: 1, b: 1 })).toBeCloseTo(1 / 3);
    expect(gap('command', { b: 1 })).toBe(0);
  });

  it('leaves out what no card of the faction has or says', () => {
    expect(yardstick.aspects.map(({ id }) => id)).toEqual(['troop', 'Scout', 'command']);
  });

  it('is everything for an empty list, and nothing for the whole roster', () => {
    expect(lackOf(yardstick, tallyOf(yardstick, []))).toBeCloseTo(1);
    const roster = [
      { unitId: 'a', quantity: 1 },
      { unitId: 'b', quantity: 3 },
      { unitId: 'unknown', quantity: 9 },
    ];
    expect(lackOf(yardstick, tallyOf(yardstick, roster))).toBeCloseTo(0);
  });

  it('weighs its kinds alike, whatever the number of keywords', () => {
    const { task } = fitting({}, 0);
    const { aspects, weights } = task.yardstick;
    for (const kind of ['role', 'keyword', 'command', 'phase']) {
      const sum = weights.reduce(
        (all, weight, index) => all + (aspects[index]?.kind === kind ? weight : 0),
        0,
      );
      expect(sum).toBeCloseTo(0.25);
    }
  });
});
