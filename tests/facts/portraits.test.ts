import { describe, expect, it } from 'vitest';
import { BEASTS } from '#art/motif/beasts.ts';
import { castOf } from '#art/motif/casting.ts';
import { CRAFTS } from '#art/motif/crafts.ts';
import { GARMENTS } from '#art/motif/garments.ts';
import { BEARDS, HAIRS } from '#art/motif/hair.ts';
import { HEADGEAR } from '#art/motif/headgear.ts';
import { HEADS } from '#art/motif/heads.ts';
import { HELD } from '#art/motif/held.ts';
import { MARKS } from '#art/motif/marks.ts';
import { WEAPONS } from '#art/motif/weapons.ts';
import { idOf, portraitSvg } from '#art/portrait/portrait.ts';
import { imageSlug } from '#domain/catalogue/slug.ts';
import { unitsOnFile } from '#scripts/catalogue/catalogue-units.ts';

const units = unitsOnFile();
const ids = new Map(units.map((unit) => [imageSlug(unit.name), idOf(unit)]));
const pictures = new Map(units.map((unit) => [imageSlug(unit.name), portraitSvg(unit)]));

describe('the portraits of the catalogue', () => {
  it('are there for every unit', () => {
    expect(units.length).toBeGreaterThanOrEqual(97);
    expect([...pictures.values()].filter((svg) => !svg.includes('</svg>'))).toEqual([]);
  });

  it('are all different once each picture has forgotten whose it is', () => {
    const nameless = [...pictures].map(([slug, svg]) => svg.replaceAll(ids.get(slug) ?? '', 'p'));
    expect(new Set(nameless).size).toBe(pictures.size);
  });

  it('differ in their motifs, not in colours alone, within a faction', () => {
    const seen = units.map((unit) => {
      const { head, beast, mount, hair, beard, headgear, mark, garment, weapon, second, held } = castOf(unit);
      return JSON.stringify([unit.faction, head, beast, mount, hair, beard, headgear, mark, garment, weapon, second, held]);
    });
    expect(seen.filter((cast, index) => seen.indexOf(cast) !== index)).toEqual([]);
  });

  it('are one picture for a mercenary of several factions, as they are one file', () => {
    const vercanas = units.filter(({ name }) => name === 'Vercana').map(portraitSvg);
    expect(vercanas).toHaveLength(5);
    expect(new Set(vercanas).size).toBe(1);
  });

  it('are small, load nothing and write no letters', () => {
    const heavy = [...pictures].filter(([, svg]) => Buffer.byteLength(svg) > 12 * 1024).map(([slug]) => slug);
    expect(heavy).toEqual([]);
    expect([...pictures].filter(([, svg]) => /<text|<image|href="(?!#)|url\((?!#)/u.test(svg))).toEqual([]);
  });

  it('use ids of their own, each once, and name none that is missing', () => {
    expect(new Set(ids.values()).size).toBe(pictures.size);
    for (const [slug, svg] of pictures) {
      const own = [...svg.matchAll(/ id="([^"]+)"/gu)].map(([, id]) => id ?? '');
      expect(new Set(own).size).toBe(own.length);
      expect(own.filter((id) => !id.startsWith(`${ids.get(slug)}-`))).toEqual([]);
      const wanted = [...svg.matchAll(/(?:url\(|href=")#([^)"]+)/gu)].map(([, id]) => id ?? '');
      expect(wanted.filter((id) => !own.includes(id))).toEqual([]);
    }
  });

  it('use every motif that is drawn', () => {
    const casts = units.map(castOf);
    const worn = new Set(
      casts.flatMap(({ head, beast, mount, hair, beard, headgear, mark, garment, weapon, second, held }) => [
        `head ${head}`, `beast ${beast}`, `beast ${mount}`, `hair ${hair}`, `beard ${beard}`, `headgear ${headgear}`,
        `mark ${mark}`, `garment ${garment}`, `weapon ${weapon}`, `weapon ${second}`, `held ${held}`,
      ]),
    );
    const drawn = Object.entries({ head: HEADS, beast: BEASTS, hair: HAIRS, beard: BEARDS, headgear: HEADGEAR, mark: MARKS, garment: GARMENTS, weapon: WEAPONS, held: HELD })
      .flatMap(([kind, motifs]) => Object.keys(motifs).map((name) => `${kind} ${name}`));
    expect(drawn.filter((motif) => !worn.has(motif))).toEqual([]);
  });

  it('say something about every name in art/motif/crafts, and about no name that is not in the catalogue', () => {
    expect(Object.keys(CRAFTS).filter((slug) => !pictures.has(slug))).toEqual([]);
    expect([...pictures.keys()].filter((slug) => CRAFTS[slug] === undefined)).toEqual([]);
  });
});
