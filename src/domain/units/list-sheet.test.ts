import { expect, it } from 'vitest';
import { documentWith, foreignEntry, smallCatalogue } from '#tests/builders/catalogue.ts';
import { armyOf } from '../roster/army.ts';
import { csvOf } from './export.ts';
import { listSheet } from './list-sheet.ts';

const HEAD = '\uFEFFid,name,quantity,points,command,high_command';

it('has a row for each unit of a list, High Command first, with the sums of all copies', () => {
  const army = armyOf(documentWith({ 'orc-hunters': 2, wrathmane: 1 }), smallCatalogue());
  expect(csvOf(listSheet(army, 'es')).split('\r\n')).toEqual([
    HEAD,
    expect.stringMatching(/^wrathmane,.+,1,30,2,yes$/),
    'orc-hunters,Cazadores Orcos,2,40,0,no',
    '',
  ]);
});

it('holds no formula for a spreadsheet to run', () => {
  const entries = [foreignEntry({ name: '=HYPERLINK("http://evil.example")' })];
  const army = armyOf(documentWith({}, { entries }), smallCatalogue());
  expect(csvOf(listSheet(army, 'en'))).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
});
