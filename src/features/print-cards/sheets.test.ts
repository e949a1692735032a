import { describe, expect, it } from 'vitest';
import { catalogue } from '#data/catalogue.ts';
import { emptyDocument } from '#domain/roster/document.ts';
import { sheetsOf } from './card-sheets.tsx';

const list = {
  ...emptyDocument('northern-tribes'),
  entries: [
    { unitId: 'hersir', quantity: 1 },
    { unitId: 'orc-hunters', quantity: 3 },
    {
      unitId: 'gone',
      quantity: 2,
      foreign: { name: 'Gone', points: 1, command: 0, highCommand: false, keywords: [] },
    },
    { unitId: 'lotta', quantity: 1 },
  ],
};
const ids = (copies: 'one' | 'as-in-list') =>
  sheetsOf(list, catalogue, copies).sheets.map((sheet) => sheet.map(({ unit }) => unit.id));

describe('sheets of cards', () => {
  it('hold one of each, four to a sheet', () => {
    expect(ids('one')).toEqual([['hersir', 'orc-hunters', 'lotta']]);
  });

  it('hold as many as the list, in its order', () => {
    expect(ids('as-in-list')).toEqual([['hersir', 'orc-hunters', 'orc-hunters', 'orc-hunters'], ['lotta']]);
  });

  it('count what has no card', () => {
    expect(sheetsOf(list, catalogue, 'one').unknown).toBe(1);
  });
});
