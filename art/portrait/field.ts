/**
 * The field behind a figure: the faction's colours and ground, and a nimbus that tells the rank.
 */
import type { CastUnit } from '../motif/casting.ts';
import { INK } from '../motif/layer.ts';
import type { Livery } from '../palette/palette.ts';
import { seedOf } from './seed.ts';

export type FieldDrawing = { readonly definitions: string; readonly ground: string; readonly veil: string };

/** Ground patterns by house, on a tile of 80 × 80. */
const PATTERNS: Readonly<Record<string, string>> = {
  syenann: 'M40 6C58 20 58 44 40 60C22 44 22 20 40 6ZM40 14L40 76',
  'northern-tribes': 'M0 20L40 52L80 20M0 56L40 88L80 56M0 -16L40 16L80 -16',
  'hegemony-of-embersig':
    'M40 8L40 72M8 40L72 40M40 8L48 18L32 18ZM40 72L48 62L32 62ZM8 40L18 32L18 48ZM72 40L62 32L62 48Z',
  'scions-of-yaldabaoth':
    'M4 40C22 18 58 18 76 40C58 62 22 62 4 40ZM40 28C54 28 54 52 40 52C26 52 26 28 40 28Z',
  feudom: 'M0 0L80 80M80 0L0 80M40 28L52 40L40 52L28 40Z',
};

/** Field, rank and the shadow that lies over the lower edge. */
export function drawField(id: string, unit: CastUnit, livery: Livery): FieldDrawing {
  const { lit, middle, deep } = livery.field;
  const house = unit.characteristics.includes('Mercenary') ? 'feudom' : unit.faction;
  const turn = [0, 15, -15, 30][seedOf(unit.name) % 4] ?? 0;
  return {
    definitions:
      `<radialGradient id="${id}-field" cx=".46" cy=".38" r=".72"><stop stop-color="${lit}"/><stop offset=".42" stop-color="${middle}"/><stop offset="1" stop-color="${deep}"/></radialGradient>` +
      `<pattern id="${id}-ground" width="80" height="80" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})"><path fill="none" stroke="${lit}" stroke-width="4" d="${PATTERNS[house] ?? ''}"/></pattern>` +
      `<linearGradient id="${id}-veil" x2="0" y2="1"><stop offset=".72" stop-color="${INK}" stop-opacity="0"/><stop offset="1" stop-color="${INK}" stop-opacity=".62"/></linearGradient>`,
    ground:
      `<path fill="url(#${id}-field)" d="M0 0H400V400H0Z"/><path fill="url(#${id}-ground)" opacity=".2" d="M0 0H400V400H0Z"/>` +
      drawNimbus(unit, livery),
    veil: `<path fill="url(#${id}-veil)" d="M0 0H400V400H0Z"/>`,
  };
}

function drawNimbus(unit: CastUnit, { field }: Livery): string {
  if (unit.highCommand) {
    const rays = Array.from({ length: 16 }, (_, index) => {
      const from = (index / 16) * Math.PI * 2;
      const reach = index % 2 === 0 ? 172 : 152;
      return `M${point(from - 0.1, 124)}L${point(from, reach)}L${point(from + 0.1, 124)}Z`;
    }).join('');
    return `<path fill="#f2cf78" stroke="${INK}" stroke-width="4" d="${rays}"/><circle cx="200" cy="178" r="126" fill="${field.deep}" fill-opacity=".55" stroke="#f2cf78" stroke-width="9"/>`;
  }
  if (unit.characteristics.includes('Colossal Company')) {
    return `<circle cx="200" cy="172" r="150" fill="none" stroke="#f2cf78" stroke-width="18" stroke-dasharray="21.840 16.380"/><circle cx="200" cy="172" r="136" fill="${field.deep}" fill-opacity=".45" stroke="#f2cf78" stroke-width="8"/>`;
  }
  if (unit.type === 'Named Character') {
    return `<circle cx="200" cy="172" r="138" fill="${field.deep}" fill-opacity=".4" stroke="#f2cf78" stroke-width="10"/>`;
  }
  if (unit.type === 'Troop') return '';
  return `<circle cx="200" cy="172" r="138" fill="${field.deep}" fill-opacity=".3" stroke="${field.lit}" stroke-width="8"/>`;
}

function point(angle: number, radius: number): string {
  return `${Math.round(200 + Math.sin(angle) * radius)} ${Math.round(178 - Math.cos(angle) * radius)}`;
}

/**
 * The frame of a picture that stands alone: gold for high command and names, the faction's light
 * for all others.
 */
export function drawFrame(unit: CastUnit, { accent }: Livery): string {
  const gold = unit.highCommand || unit.type === 'Named Character';
  return (
    `<path fill="none" stroke="${INK}" stroke-width="14" d="M0 0H400V400H0Z"/>` +
    `<path fill="none" stroke="${gold ? '#e3bd63' : accent}" stroke-width="4" d="M10 10H390V390H10Z"/>`
  );
}
