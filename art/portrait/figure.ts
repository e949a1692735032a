/**
 * Puts the motifs of a cast together: weapons, then shoulders, head and headgear, then what is
 * held.
 */
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

/**
 * The whole figure in the picture's coordinates, drawn with `painter`; `id` begins the ids of what
 * it repeats.
 */
export function drawFigure(id: string, cast: Cast, unit: CastUnit, painter: Painter): string {
  const isMany = unit.type === 'Troop' && !unit.keywords.includes('Large');
  if (cast.beast !== undefined) {
    const beast = painter.draw(BEASTS[cast.beast]);
    return isMany ? drawTroop(`${id}-trooper`, '', beast, '') : at(200, room(cast.scale), cast.scale, beast);
  }
  const weapons = drawWeapons(cast, painter);
  const bust = drawBust(cast, painter);
  if (cast.mount !== undefined) {
    return at(200, -8, 0.74, weapons + bust) + at(200, 156, 0.7, painter.draw(BEASTS[cast.mount]));
  }
  const held = drawHeld(cast, painter);
  if (isMany) return drawTroop(`${id}-trooper`, weapons, bust, held);
  return at(200, room(cast.scale), cast.scale, weapons + bust + held);
}

/**
 * Three of a kind: a troop is never alone. The two behind are the same bust again, in the field's
 * haze.
 */
function drawTroop(id: string, weapons: string, bust: string, held: string): string {
  const comrade = (x: number) =>
    `<use href="#${id}" transform="translate(${x} 92) scale(.66)" opacity=".5"/>`;
  return comrade(72) + comrade(328) + at(200, 22, 0.945, `${weapons}<g id="${id}">${bust}</g>${held}`);
}

/**
 * Space above a figure: a small one stands on the lower edge, a big one leaves by it rather than
 * through the top.
 */
function room(scale: number): number {
  const spare = 400 - 400 * scale;
  return Math.round(spare > 0 ? spare : spare / 4);
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
  const right = cast.weapon === undefined ? '' : turned(118, 196, 15, painter.draw(WEAPONS[cast.weapon]));
  const left = cast.second === undefined ? '' : turned(-118, 196, -15, painter.draw(WEAPONS[cast.second]));
  return right + left;
}

function drawHeld(cast: Cast, painter: Painter): string {
  if (cast.held === undefined) return '';
  return `<g transform="translate(-84 320) scale(.82)">${painter.draw(HELD[cast.held])}</g>`;
}

function turned(x: number, y: number, degrees: number, drawing: string): string {
  return `<g transform="translate(${x} ${y}) rotate(${degrees}) scale(.92)">${drawing}</g>`;
}

function at(x: number, y: number, scale: number, drawing: string): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${drawing}</g>`;
}
