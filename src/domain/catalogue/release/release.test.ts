import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { catalogueSources } from '#tests/builders/catalogue-sources.ts';
import { faultLine } from '../faults.ts';
import { applyOverlay } from './apply-overlay.ts';
import { readRelease } from './release.ts';

const RELEASE = {
  format: 1,
  number: 7,
  publishedAt: '2026-11-23T10:00:00Z',
  note: 'Orc costs more.',
  notes: { es: 'Orco cuesta más.' },
  overlay: {
    factions: {},
    units: { 'north/orc': { fields: { points: 25 }, names: { es: 'Orco' } } },
    terms: {},
    missions: { raid: { en: { name: 'Raid' } } },
  },
  remarks: {
    factions: {},
    units: { 'north/orc': { note: 'The card says 25.', notes: {}, release: 7, by: ['ada'] } },
    terms: {},
    missions: {},
  },
};

const lines = (input: unknown) => {
  const read = readRelease(input, 'release');
  return read.ok ? [] : [read.reason, ...read.faults.map(faultLine)];
};

describe('reading a release', () => {
  it('returns its head and its overlay', () => {
    const { format: _format, ...release } = RELEASE;
    expect(readRelease(RELEASE, 'release')).toEqual({ ok: true, release });
  });

  it('tells a release of a later version from a broken one', () => {
    expect(lines({ format: 2, everything: 'else' })).toEqual(['newer']);
    expect(lines({ ...RELEASE, format: 'x' })).toEqual(['broken', 'release: format: expected 1, found "x"']);
  });

  it.each<[string, object, string]>([
    ['a number', { number: 0 }, 'number: expected a whole number from 1 to 1000000, found 0'],
    [
      'a time',
      { publishedAt: 'today' },
      'publishedAt: expected a time as 2026-01-31T12:00:00Z, found "today"',
    ],
    [
      'a remark without a target',
      { remarks: { ...RELEASE.remarks, units: { orc: RELEASE.remarks.units['north/orc'] } } },
      'remarks.units.orc: expected <faction>/<unit id>, found "orc"',
    ],
    ['an unknown field', { secret: 1 }, 'secret: this field does not exist here'],
  ])('refuses a wrong head: %s', (_case, part, line) => {
    expect(lines({ ...RELEASE, ...part })).toEqual(['broken', `release: ${line}`]);
  });

  it.each<[string, object]>([
    ['a unit without a faction', { units: { orc: {} } }],
    ['a term of no kind', { terms: { 'spells/fire': {} } }],
    ['a language that there is not', { units: { 'north/orc': { names: { xx: 'Orc' } } } }],
    ['a name that is no text', { units: { 'north/orc': { names: { es: 3 } } } }],
    ['another part', { cards: {} }],
  ])('refuses an overlay with %s', (_case, part) => {
    expect(lines({ ...RELEASE, overlay: { ...RELEASE.overlay, ...part } })[0]).toBe('broken');
  });

  it('survives 500 mangled files: each is refused, or applies as a sound one or with named faults', () => {
    const text = JSON.stringify(RELEASE);
    const mangled = fc
      .tuple(fc.nat(text.length - 1), fc.nat(12), fc.string({ unit: 'binary', maxLength: 6 }))
      .map(([at, length, put]) => text.slice(0, at) + put + text.slice(at + length));
    fc.assert(
      fc.property(mangled, (file) => {
        let input: unknown;
        try {
          input = JSON.parse(file);
        } catch {
          return;
        }
        const read = readRelease(input, 'release');
        if (!read.ok) return;
        const result = applyOverlay(catalogueSources(), read.release.overlay);
        expect(result.ok || result.faults.length > 0).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
