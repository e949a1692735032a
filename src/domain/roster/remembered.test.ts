import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentWith, faction, foreignEntry, unit } from '#tests/builders/catalogue.ts';
import { createCatalogue } from '../catalogue/create-catalogue.ts';
import type { Catalogue, Unit } from '../catalogue/types.ts';
import { armyOf } from './army.ts';
import {
  armyAsRemembered,
  listAsRemembered,
  listNews,
  rememberedInList,
  rememberedNow,
  rememberedSince,
} from './remembered.ts';
import { documentFromSavedList, type SavedList, toSavedList } from './saved-list.ts';
import type { RosterDocument } from './types.ts';

const hunters = unit({ keywords: ['Scout'] });
const hersir = unit({ id: 'hersir', name: 'Hersir', names: {}, points: 25, availability: 2 });

function catalogueOf(release: number, ...units: readonly Unit[]): Catalogue {
  return createCatalogue({ factions: [faction()], units, release });
}

const files = catalogueOf(0, hunters, hersir);
const raid = documentWith({ 'orc-hunters': 2, hersir: 1 });

function saved(document: RosterDocument, catalogue: Catalogue): SavedList {
  const made = toSavedList(document, catalogue, { id: 'one', createdAt: '', updatedAt: '' });
  if (!made.ok) throw new Error(made.codes.join());
  return made.list;
}

/** The news of a list that was saved with another catalogue. */
function newsOf(list: SavedList, now: Catalogue) {
  const document = documentFromSavedList(list, now);
  return listNews(document, rememberedInList(list, document, now), now);
}

describe('a saved list under another catalogue', () => {
  it('says nothing when nothing that it knows is different', () => {
    const other = { ...hersir, specialRules: ['New rule'], names: { es: 'Hersir' } };
    expect(newsOf(saved(raid, files), catalogueOf(1, hunters, other))).toBeNull();
  });

  it('says which facts of which unit changed, and what that makes of the list', () => {
    const news = newsOf(saved(raid, files), catalogueOf(1, hunters, { ...hersir, points: 30 }));
    expect(news?.units.map(({ unit: { id }, fields }) => [id, fields])).toEqual([
      ['hersir', [{ field: 'points', before: 25, after: 30 }]],
    ]);
    expect([news?.before.points, news?.after.points]).toEqual([65, 70]);
  });

  it('says a change of availability, legality, High Command, command and keywords', () => {
    const other = unit({
      availability: 2,
      command: 1,
      highCommand: true,
      tournamentLegal: false,
      keywords: ['Raging'],
    });
    const [changed] = newsOf(saved(raid, files), catalogueOf(1, other, hersir))?.units ?? [];
    expect(changed?.fields.map(({ field }) => field)).toEqual([
      'command',
      'highCommand',
      'availability',
      'tournamentLegal',
      'keywords',
    ]);
  });

  it('takes keywords in another order for the same', () => {
    const words = { characteristics: ['Orc', 'Infantry'] };
    const reordered = { characteristics: ['Infantry', 'Orc'] };
    const list = saved(raid, catalogueOf(0, { ...hunters, ...words }, hersir));
    expect(newsOf(list, catalogueOf(1, { ...hunters, ...reordered }, hersir))).toBeNull();
  });

  it('says that the catalogue no longer has a unit, and keeps its line and points', () => {
    const news = newsOf(saved(raid, files), catalogueOf(1, hunters));
    expect(news?.units).toMatchObject([{ unit: { name: 'Hersir', points: 25 }, isGone: true, fields: [] }]);
    expect(news?.after.points).toBe(65);
  });

  it('says nothing of units that the catalogue never had', () => {
    const document = { ...raid, entries: [...raid.entries, foreignEntry()] };
    expect(newsOf(saved(document, files), files)).toBeNull();
  });

  it('of another app compares numbers only', () => {
    const { catalogue_release: _release, ...list } = saved(raid, files);
    const renamed = { ...hunters, keywords: ['Scout (2)'] };
    expect(newsOf(list, catalogueOf(1, renamed, hersir))).toBeNull();
    expect(newsOf(list, catalogueOf(1, hunters))).toBeNull();
    expect(newsOf(list, catalogueOf(1, renamed, { ...hersir, points: 30 }))?.after.points).toBe(70);
  });

  it('of another app that left numbers out says nothing of them', () => {
    const { catalogue_release: _release, ...list } = saved(raid, files);
    const bare = list.units.map((each) => ({ ...each, pointsCost: 0, command: 0, highCommand: false }));
    const other = { ...hersir, command: 2, highCommand: true };
    expect(newsOf({ ...list, units: bare }, catalogueOf(1, hunters, other))).toBeNull();
  });

  it('says nothing of a unit that the player has taken out or put in', () => {
    const now = catalogueOf(1, hunters, { ...hersir, points: 30 }, unit({ id: 'lotta' }));
    const remembered = rememberedInList(saved(raid, files), raid, now);
    expect(listNews(documentWith({ 'orc-hunters': 2, lotta: 1 }), remembered, now)).toBeNull();
  });

  it('keeps every entry and every copy, whatever the catalogue says', () => {
    const facts = fc.record({
      points: fc.nat(60),
      availability: fc.integer({ min: 1, max: 3 }),
      highCommand: fc.boolean(),
    });
    const kept = fc.option(facts, { nil: null });
    fc.assert(
      fc.property(kept, kept, (one, other) => {
        const units = [one && { ...hunters, ...one }, other && { ...hersir, ...other }];
        const now = catalogueOf(1, ...units.filter((each) => each !== null));
        const { entries } = documentFromSavedList(saved(raid, files), now);
        expect(entries.map(({ unitId, quantity }) => [unitId, quantity])).toEqual([
          ['orc-hunters', 2],
          ['hersir', 1],
        ]);
      }),
    );
  });
});

describe('a list that is kept as it was', () => {
  const now = catalogueOf(3, hunters, { ...hersir, points: 30 });
  const stamp = { id: 'two', createdAt: '', updatedAt: '' };

  it('has its own facts and its own release', () => {
    const document = { ...raid, remembered: rememberedInList(saved(raid, files), raid, now) };
    const kept = listAsRemembered(document, catalogueOf(3, hunters, { ...hersir, points: 30 }), stamp);
    expect(kept.ok && kept.list).toEqual({ ...saved(raid, files), id: 'two' });
    expect(kept.ok && newsOf(kept.list, now)?.after.points).toBe(70);
  });

  it('of an app without releases names none', () => {
    const { catalogue_release: _release, ...list } = saved(raid, files);
    const document = { ...raid, remembered: rememberedInList(list, raid, now) };
    const kept = listAsRemembered(document, now, stamp);
    expect(kept.ok && kept.list.catalogue_release).toBeUndefined();
  });

  it('cannot be kept without a name', () => {
    expect(listAsRemembered({ ...raid, name: ' ' }, now, stamp).ok).toBe(false);
  });
});

describe('a list that is open when a release comes', () => {
  it('knows its own facts, and the oldest of several', () => {
    const first = rememberedNow(armyOf(raid, files), 0);
    const dearer = catalogueOf(1, hunters, { ...hersir, points: 30 });
    const second = rememberedNow(armyOf(raid, dearer), 1);
    const now = catalogueOf(2, hunters, { ...hersir, points: 35 });
    const both = rememberedSince(first, second);
    expect(both.release).toBe(0);
    expect(listNews(raid, both, now)?.units[0]?.fields).toEqual([{ field: 'points', before: 25, after: 35 }]);
    expect(rememberedSince(undefined, second)).toBe(second);
  });

  it('can be shown as it was', () => {
    const now = catalogueOf(1, hunters, { ...hersir, points: 30 });
    const document = { ...raid, entries: [...raid.entries, foreignEntry()] };
    const army = armyAsRemembered(armyOf(document, now), rememberedNow(armyOf(document, files), 0));
    expect(army.map(({ unit: { points } }) => points)).toEqual([20, 25, 30]);
    const { catalogue_release: _release, ...sent } = saved(raid, files);
    const [older] = armyAsRemembered(armyOf(raid, now), rememberedInList(sent, raid, now));
    expect(older?.unit.keywords).toEqual(['Scout']);
  });
});
