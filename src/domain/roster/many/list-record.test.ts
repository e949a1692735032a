import { describe, expect, it } from 'vitest';
import { documentWith, smallCatalogue } from '#tests/builders/catalogue.ts';
import { toSavedList } from '../saved-list.ts';
import { type PlayedGame, recordsOf } from './list-record.ts';

const catalogue = smallCatalogue();

function saved(quantities: Readonly<Record<string, number>>, name = 'Raid') {
  const made = toSavedList(documentWith(quantities, { name }), catalogue, {
    id: name,
    createdAt: '',
    updatedAt: '',
  });
  if (!made.ok) throw new Error('The list is not sound.');
  return made.list;
}

function game(
  at: number,
  outcome: PlayedGame['outcome'],
  list: Partial<PlayedGame['list']> = {},
): PlayedGame {
  const entries = [
    { unitId: 'orc-hunters', quantity: 2 },
    { unitId: 'alborc', quantity: 1 },
  ];
  return {
    at,
    outcome,
    list: { name: 'Raid', faction: 'northern-tribes', entries, wasSaved: true, ...list },
  };
}

const RAID = saved({ alborc: 1, 'orc-hunters': 2 });

describe('results of a list', () => {
  it('count games with just these units, in any order and under any name, once', () => {
    const games = [game(1, 'won'), game(3, 'lost', { name: 'Other' }), game(2, 'drawn', { wasSaved: false })];
    expect(recordsOf(games, catalogue)(RAID)).toEqual({ won: 1, drawn: 1, lost: 1, playedAt: 3 });
  });

  it('count games with an earlier state of the saved list of this name', () => {
    const earlier = { entries: [{ unitId: 'alborc', quantity: 1 }] };
    expect(recordsOf([game(1, 'won', earlier)], catalogue)(RAID)).toMatchObject({ won: 1 });
  });

  it.each<[string, Partial<PlayedGame['list']>]>([
    [
      'a list of a link that has the name by chance',
      { wasSaved: false, entries: [{ unitId: 'alborc', quantity: 1 }] },
    ],
    ['another faction', { faction: 'syenann' }],
    ['another name and other units', { name: 'Other', entries: [{ unitId: 'alborc', quantity: 2 }] }],
    ['no name and no units', { name: ' ', entries: [] }],
  ])('do not count %s', (_, list) => {
    expect(recordsOf([game(1, 'won', list)], catalogue)(RAID)).toBeNull();
  });

  it('are none without games', () => {
    expect(recordsOf([], catalogue)(RAID)).toBeNull();
  });
});
