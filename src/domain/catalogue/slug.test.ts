import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imageSlug } from './slug.ts';

describe('imageSlug', () => {
  it.each([
    ['Orc Hunters', 'orc_hunters'],
    ['Njord, The Merciless', 'njord_the_merciless'],
    ['Ahlwardt,  Ice Bear', 'ahlwardt_ice_bear'],
    ['Half-Made', 'half_made'],
    ["Crow's Nest", 'crows_nest'],
    ['Sÿenann Captain', 'senann_captain'],
    ['Dragoslav Bjelogríc, Drago the Anvil', 'dragoslav_bjelogrc_drago_the_anvil'],
    ['constructor', 'constructor'],
  ])('follows the rule for %s', (name, slug) => {
    expect(imageSlug(name)).toBe(slug);
  });

  it.each([
    ['Lady Télia', 'lady_telia'],
    ['Lady Te\u0301lia', 'lady_telia'],
    ['Battle-Scarred', 'battle-scarred'],
    ['MK-OS Automata', 'mk-os_automata'],
    ['Lioslaith Cóic Caledhee', 'lioslaith_coic_caledhee'],
    ['Ynyr Dará Lainn', 'ynyr_dara_lainn'],
    ['Iriavík Restless Pup', 'iriavik_restless_pup'],
    ['Tattoist', 'tattooist'],
  ])('keeps the file name in use for %s', (name, slug) => {
    expect(imageSlug(name)).toBe(slug);
  });

  it('never answers anything that could leave the art folder', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (name) => /^[a-z0-9_-]*$/u.test(imageSlug(name))));
  });
});
