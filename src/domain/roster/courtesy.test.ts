import { describe, expect, it } from 'vitest';
import { documentWith, smallCatalogue } from '#tests/builders/catalogue.ts';
import { armyOf } from './army.ts';
import { courtesyArmy, isHidden } from './courtesy.ts';

const catalogue = smallCatalogue();

describe('the courtesy list', () => {
  it('hides units with Scout or Ambusher and leaves the others as they are', () => {
    const army = armyOf(documentWith({ vercana: 1, alborc: 1, tattooist: 1, 'orc-hunters': 2 }), catalogue);
    expect(courtesyArmy(army)).toEqual(
      army.filter(({ unit }) => ['alborc', 'orc-hunters'].includes(unit.id)),
    );
  });

  it('hides the companion of a hidden unit, which would betray it', () => {
    const army = armyOf(documentWith({ 'iriavik-restless-pup': 1, coal: 1, alborc: 1 }), catalogue);
    expect(courtesyArmy(army).map(({ unit }) => unit.id)).toEqual(['alborc']);
  });

  it.each(['Scout', 'scout', ' AMBUSHER ', 'Scout (12)', 'ambusher(10)', 'Scout [12]'])(
    'hides “%s”',
    (keyword) => {
      expect(isHidden({ keywords: ['Elite', keyword] })).toBe(true);
    },
  );

  it.each(['Scouting Party', 'Join (Scout)', 'Elite', ''])('shows “%s”', (keyword) => {
    expect(isHidden({ keywords: [keyword] })).toBe(false);
  });
});
