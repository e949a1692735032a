import { describe, expect, it } from 'vitest';
import { newFormat } from '#domain/formats/format.ts';
import { encodeList } from '#domain/sharing/encode.ts';
import { payloadOf } from '#domain/sharing/payload.ts';
import { documentWith, foreignEntry } from '#tests/builders/catalogue.ts';
import { shippedCatalogue } from '#tests/builders/shipped-catalogue.ts';
import { eventCode, readEventList } from './read-event-list.ts';

const CATALOGUE = shippedCatalogue();
const RAID = documentWith({ hersir: 2, 'orc-hunters': 1 }, { name: 'Raid' });

describe('the list of a code', () => {
  it('is the one that was handed in, checked by rules and format', () => {
    const format = { ...newFormat('league'), minPoints: 100 };
    const read = readEventList(eventCode(RAID, CATALOGUE), format, CATALOGUE);
    expect(read).toMatchObject({
      document: { name: 'Raid', faction: 'northern-tribes', entries: RAID.entries },
      check: { rules: [{ code: 'availability-exceeded' }], format: [{ code: 'under-points' }] },
      verdict: { problems: 2, points: 70, release: 0 },
      differing: [],
      unread: 0,
    });
  });

  it('is the same code for the same list', () => {
    expect(eventCode(RAID, CATALOGUE)).toBe(eventCode({ ...RAID, savedId: 'a' }, CATALOGUE));
  });

  it('tells the values that the catalogue gives otherwise, and counts points by the catalogue', () => {
    const payload = payloadOf(RAID, CATALOGUE, { createdAt: null });
    const units = payload.units.map((unit) => ({ ...unit, pointsCost: 1 }));
    const read = readEventList(encodeList({ ...payload, units }), null, CATALOGUE);
    expect(read?.differing.map(({ unitId }) => unitId)).toEqual(['hersir', 'orc-hunters']);
    expect(read?.verdict.points).toBe(70);
  });

  it('keeps units that the catalogue does not know', () => {
    const strange = documentWith({}, { entries: [foreignEntry({ name: 'Yeti' })] });
    const read = readEventList(eventCode(strange, CATALOGUE), null, CATALOGUE);
    expect(read?.check.rules.map(({ code }) => code)).toEqual(['unit-unknown']);
  });

  it('counts parts that could not be read', () => {
    const payload = payloadOf(RAID, CATALOGUE, { createdAt: null });
    const units = payload.units.map((unit) => ({ ...unit, quantity: 0 }));
    expect(readEventList(encodeList({ ...payload, units }), null, CATALOGUE)?.unread).toBe(2);
  });

  it('is null for a code without a list', () => {
    expect(readEventList('nonsense', null, CATALOGUE)).toBeNull();
  });
});
