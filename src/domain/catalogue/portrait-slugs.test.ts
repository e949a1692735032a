import { describe, expect, it } from 'vitest';
import { portraitSlugOf, portraitSlugs } from './portrait-slugs.ts';

const slugs = portraitSlugs([
  { faction: 'northern-tribes', id: 'orc-hunters', name: 'Orc Hunters' },
  { faction: 'syenann', id: 'lady-telia', name: 'Lady Télia' },
]);

describe('the slug of a portrait', () => {
  it('is the one of the unit’s English name', () => {
    expect(portraitSlugOf(slugs, 'northern-tribes', 'orc-hunters')).toBe('orc_hunters');
    expect(portraitSlugOf(slugs, 'syenann', 'lady-telia')).toBe('lady_telia');
  });

  it('is null for a unit of another faction', () => {
    expect(portraitSlugOf(slugs, 'syenann', 'orc-hunters')).toBeNull();
  });

  it.each([
    '',
    '../x',
    '../northern-tribes/orc-hunters',
    '..%2fx',
    'orc_hunters',
    'orc-hunters?x',
    'orc-hunters/../../x',
    'https://example.org/x.jpg',
    '//example.org/x.jpg',
    'javascript:alert(1)',
    'data:image/svg+xml,<svg/>',
    '__proto__',
    'constructor',
    'toString',
    'x'.repeat(1_000),
  ])('is null for an id or a faction that no unit has: %s', (id) => {
    expect(portraitSlugOf(slugs, 'northern-tribes', id)).toBeNull();
    expect(portraitSlugOf(slugs, id, 'orc-hunters')).toBeNull();
    expect(portraitSlugOf(slugs, id, id)).toBeNull();
  });
});
