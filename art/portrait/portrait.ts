/**
 * Portraits of units: a figure before a field in its faction's colours
 * (docs/decisions/021-portraits-are-composed.md).
 */
import type { Cast } from '../motif/cast.ts';
import type { CastUnit } from '../motif/casting.ts';
import { castOf } from '../motif/casting.ts';
import type { Tones } from '../motif/layer.ts';
import { INK, createPainter } from '../motif/layer.ts';
import { FUR_TONES, HAIR_TONES, SKINS, liveryOf } from '../palette/palette.ts';
import type { Livery } from '../palette/palette.ts';
import { drawField, drawFrame } from './field.ts';
import { drawFigure } from './figure.ts';
import { pick, seedOf } from './seed.ts';

export type PortraitUnit = CastUnit;

/**
 * A whole square picture of a unit as an SVG document, 400 units wide: no text, nothing loaded from
 * elsewhere, the same for the same unit on every machine. Never fails: a unit that no rule knows is
 * shown by its faction and its people.
 */
export function portraitSvg(unit: PortraitUnit): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400">' +
    `${portraitArt(unit)}${drawFrame(unit, liveryOf(houseOf(unit)))}</svg>`
  );
}

/**
 * Returns the picture without its frame, as a fragment for a larger SVG: the square 0 … 400, filled
 * to its edges. The caller cuts off everything outside it.
 */
export function portraitArt(unit: PortraitUnit): string {
  const id = idOf(unit);
  const livery = liveryOf(houseOf(unit));
  const cast = castOf(unit);
  const painter = createPainter(id, tonesOf(unit, cast, livery));
  const figure = drawFigure(id, cast, unit, painter);
  const field = drawField(id, unit, livery);
  return (
    `<defs>${painter.definitions()}${field.definitions}</defs>${field.ground}` +
    `<g stroke="${INK}" stroke-width="6" stroke-linejoin="round" stroke-linecap="round">${figure}</g>${field.veil}`
  );
}

/**
 * Returns the prefix of all ids in a unit's picture, so that several pictures fit in one document:
 * short and unique.
 */
export function idOf({ name }: Pick<PortraitUnit, 'name'>): string {
  return `p${seedOf(name).toString(36)}`;
}

/** A mercenary fights under every banner and bears his own. */
function houseOf(unit: PortraitUnit): string {
  return unit.characteristics.includes('Mercenary') ? 'feudom' : unit.faction;
}

function tonesOf(unit: PortraitUnit, cast: Cast, livery: Livery): Tones {
  const skins = SKINS[cast.skin] ?? [];
  const skin = pick(skins, seedOf(unit.name)) ?? ['#f0c7a0', '#a86d4a'];
  return {
    ...livery.tones,
    skin,
    hair: HAIR_TONES[cast.hairTone] ?? ['#6b4a2d', '#33200f'],
    fur: FUR_TONES[cast.furTone] ?? ['#8d6a4a', '#452f1e'],
    paint: [cast.paint, cast.paint],
    ...(cast.leaf === undefined ? {} : { leaf: cast.leaf }),
    ...(cast.metal === undefined ? {} : { metal: cast.metal }),
    ...(cast.cloth === undefined ? {} : { cloth: cast.cloth }),
  };
}
