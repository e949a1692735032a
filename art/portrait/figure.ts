/** Puts the motifs of a cast together: weapons, then shoulders, head and headgear, then what is held. */
import { BEASTS } from '../motif/beasts.ts';
import type { Cast } from '../motif/cast.ts';
import type { CastUnit } from '../motif/casting.ts';
import { GARMENTS } from '../motif/garments.ts';
import { BEARDS, HAIRS } from '../motif/hair.ts';
import { HEADGEAR } from '../motif/headgear.ts';
import { HEADS } from '../motif/heads.ts';
import { HELD } from '../motif/held.ts';
import type { Painter, Part } from '../motif/layer.ts';
import { MARKS } from '../motif/marks.ts';
import { WEAPONS } from '../motif/weapons.ts';

/** The whole figure in the picture's coordinates, drawn with `painter`. */
export function drawFigure(cast: Cast, unit: CastUnit, painter: Painter): string {
  if (cast.beast !== undefined) return at(200, 0, 1, painter.draw(BEASTS[cast.beast]));
  const bust = drawWeapons(cast, painter) + drawBust(cast, painter) + drawHeld(cast, painter);
  if (cast.mount !== undefined) {
    return at(200, -14, 0.74, bust) + at(200, 168, 0.68, painter.draw(BEASTS[cast.mount]));
  }
  const comrades = unit.type === 'Troop' ? '' : '';
  return comrades + at(200, 400 - 400 * cast.scale, cast.scale, bust);
}

function drawBust(cast: Cast, painter: Painter): string {
  const headgear = cast.headgear === undefined ? { behind: [], before: [] } : HEADGEAR[cast.headgear];
  const hair = HAIRS[cast.hair];
  const layers: Part = [
    ...headgear.behind,
    ...hair.behind,
    ...GARMENTS[cast.garment],
    ...HEADS[cast.head],
    ...(cast.mark === undefined ? [] : MARKS[cast.mark]),
    ...hair.before,
    ...(cast.beard === undefined ? [] : BEARDS[cast.beard]),
    ...headgear.before,
  ];
  return painter.draw(layers);
}

function drawWeapons(cast: Cast, painter: Painter): string {
  const right = cast.weapon === undefined ? '' : turned(118, 214, 24, painter.draw(WEAPONS[cast.weapon]));
  const left = cast.second === undefined ? '' : turned(-118, 214, -24, painter.draw(WEAPONS[cast.second]));
  return right + left;
}

function drawHeld(cast: Cast, painter: Painter): string {
  if (cast.held === undefined) return '';
  return `<g transform="translate(-84 320) scale(.82)">${painter.draw(HELD[cast.held])}</g>`;
}

function turned(x: number, y: number, degrees: number, drawing: string): string {
  return `<g transform="translate(${x} ${y}) rotate(${degrees})">${drawing}</g>`;
}

function at(x: number, y: number, scale: number, drawing: string): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${drawing}</g>`;
}
