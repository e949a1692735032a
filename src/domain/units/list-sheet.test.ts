import { expect, it } from 'vitest';
import { documentWith, foreignEntry, smallCatalogue } from '#tests/builders/catalogue.ts';
import { armyOf } from '../roster/army.ts';
import type { RosterDocument } from '../roster/types.ts';
import { csvOf } from './export.ts';
import { listSheet } from './list-sheet.ts';

const HEAD = '\uFEFFid,name,quantity,points,command,high_command,faction_id,list';

const csv = (document: RosterDocument, language: 'en' | 'es') =>
  csvOf(
    listSheet({
      name: document.name,
      factionId: document.faction,
      army: armyOf(document, smallCatalogue()),
      language,
    }),
  );

it('has a row for each unit of a list, High Command first, with the sums of all copies', () => {
  expect(csv(documentWith({ 'orc-hunters': 2, wrathmane: 1 }), 'es').split('\r\n')).toEqual([
    HEAD,
    expect.stringMatching(/^wrathmane,.+,1,30,2,yes,northern-tribes,Winter Raid$/),
    'orc-hunters,Cazadores Orcos,2,40,0,no,northern-tribes,Winter Raid',
    '',
  ]);
});

it('holds no formula for a spreadsheet to run', () => {
  const entries = [foreignEntry({ name: '=HYPERLINK("http://evil.example")' })];
  const text = csv(documentWith({}, { entries, name: '+1' }), 'en');
  expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
  expect(text).toContain(",'+1\r\n");
});
