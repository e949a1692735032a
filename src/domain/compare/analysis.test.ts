import { describe, expect, it } from 'vitest';
import { documentWith, foreignEntry, smallCatalogue } from '#tests/builders/catalogue.ts';
import { TROOP_PROFILE } from '#tests/builders/unit-profile.ts';
import { analyse } from './analysis.ts';
import type { FigureId } from './figures.ts';
import type { ProfileOf } from './list-units.ts';

const catalogue = smallCatalogue();
/** The cards of two troops: 3 copies at 20 pts and 2 at 30 pts. All others are not known. */
const profileOf: ProfileOf = (_, unit) =>
  unit === 'orc-hunters'
    ? TROOP_PROFILE
    : unit === 'tundra-marauders'
      ? { ...TROOP_PROFILE, charge: 12, role: 'Support' }
      : null;
const RAID = documentWith({ alborc: 1, 'orc-hunters': 1 });
const THAW = documentWith({ 'tundra-marauders': 2, 'orc-hunters': 1 });
const raid = analyse(RAID, null, catalogue, profileOf);
const figure = (id: FigureId, { figures } = raid) => figures.find((each) => each.id === id);

describe('the analysis of a list', () => {
  // The roster of the Northern Tribes is 13 copies at 350 pts, with 6 command.
  it.each<[FigureId, number, number]>([
    ['points', 70, 70],
    ['activations', 2, (13 / 350) * 70],
    ['command', 3, (6 / 350) * 70],
  ])('has %s beside the faction’s for as many points', (id, own, average) => {
    expect(figure(id)?.own.least).toBe(own);
    expect(figure(id)?.average).toBeCloseTo(average, 12);
    expect(figure(id)?.other).toBeNull();
  });

  it('scales to the points of the units that are known', () => {
    // 5 copies of the roster are known, at 120 pts, each with 1; of the list 20 pts.
    expect(figure('conquest')).toMatchObject({ own: { least: 1, unknown: 1 } });
    expect(figure('conquest')?.average).toBeCloseTo((5 / 120) * 20, 12);
  });

  it('has averages of one copy for distances and willpower, whatever the points', () => {
    expect(figure('charge')?.average).toBe((3 * 9 + 2 * 12) / 5);
    expect(figure('willpower')?.average).toBe(1);
  });

  it('has no average where nothing of the roster is known', () => {
    const blind = analyse(RAID, null, catalogue, () => null);
    expect([figure('charge', blind)?.average, figure('melee', blind)?.average]).toEqual([null, null]);
    expect(blind.unknown.map(({ id }) => id)).toEqual(['alborc', 'orc-hunters']);
  });

  it('has the same figures of another list', () => {
    const both = analyse(RAID, THAW, catalogue, profileOf);
    expect(figure('points', both)?.other).toEqual({ least: 80, most: 80, unknown: 0 });
    expect(figure('charge', both)?.other).toEqual({ least: 9, most: 12, unknown: 0 });
    expect(both.roles.find(({ id }) => id === 'support')?.other).toEqual({ least: 2, most: 2, unknown: 0 });
    expect(both.keywords.map(({ id }) => id)).toEqual(['Elite', 'Preferred Terrain', 'Scout']);
  });

  it('counts the dice of each kind of roll', () => {
    expect(raid.dice).toEqual({
      melee: [{ die: 'R', count: 1 }],
      ranged: [{ die: 'Y', count: 1 }],
      defence: [{ die: 'B', count: 1 }],
    });
  });

  it('groups the units by how far they charge, the farthest first', () => {
    const { reaches } = analyse(THAW, null, catalogue, profileOf);
    expect(reaches.map(({ strides, copies, units }) => [strides, copies, units.map(({ id }) => id)])).toEqual(
      [
        [12, 2, ['tundra-marauders']],
        [9, 1, ['orc-hunters']],
      ],
    );
  });

  it('counts roles and keywords, and names the keywords that only the faction has', () => {
    const role = (wanted: string) => raid.roles.find(({ id }) => id === wanted);
    expect(role('troop')?.own.least).toBe(1);
    // 3 + 1 + 2 copies of troops in the roster.
    expect(role('troop')?.average).toBeCloseTo((6 / 350) * 70, 12);
    // Only a card says who is an Officer: Alborc's is not known.
    expect(role('officer')?.own).toEqual({ least: 0, most: 0, unknown: 1 });
    expect(raid.keywords).toHaveLength(1);
    expect(raid.keywords[0]).toMatchObject({ id: 'Elite', own: { least: 1, unknown: 0 } });
    expect(raid.missing).toEqual(['Ambusher', 'Dispel', 'Preferred Terrain', 'Raging', 'Scout']);
  });

  it('leaves units that no catalogue knows out, and says so', () => {
    const told = analyse(documentWith({}, { entries: [foreignEntry()] }), null, catalogue, profileOf);
    expect(told.unknown.map(({ id }) => id)).toEqual(['old-unit']);
    expect(told.figures.find(({ id }) => id === 'melee')).toMatchObject({
      own: { least: null, unknown: 1 },
      average: null,
    });
  });
});
