/**
 * `npm run art:sheet`: every portrait, large and as small as in a list, on one sheet:
 * docs/pictures/portraits.webp.
 */
import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { liveryOf } from '#art/palette/palette.ts';
import { portraitSvg } from '#art/portrait/portrait.ts';
import { outlineOf, pathOf } from '#art/text/outline-font.ts';
import sharp, { type OverlayOptions } from 'sharp';
import { type PrintedUnit, unitsOnFile } from '../catalogue/catalogue-units.ts';
import { readCatalogue } from '../catalogue/catalogue-files.ts';

const root = resolve(import.meta.dirname, '../..');
const target = resolve(process.argv[2] ?? `${root}/docs/pictures/portraits.webp`);
const SIDE = 120;
const SMALL = 40;
const COLUMNS = 14;
const GAP = 8;
const MARGIN = 24;
const HEADING = 52;
const WIDTH = 2 * MARGIN + COLUMNS * (SIDE + GAP) - GAP;

type Sheet = { readonly pieces: OverlayOptions[]; readonly height: number };

const read = readCatalogue(root);
const factions = read.ok ? read.value.factions.map(({ faction }) => faction.value) : [];
const groups = factions
  .map(({ id, name }) => ({ id, name, units: unitsOnFile().filter(isShownWith(id)) }))
  .toSorted((one, other) => other.units.length - one.units.length);

let sheet: Sheet = { pieces: [], height: MARGIN };
for (const group of groups) {
  const pieces = await drawGroup(group.id, group.name, group.units, sheet.height);
  sheet = { pieces: [...sheet.pieces, ...pieces.pieces], height: pieces.height };
}
mkdirSync(dirname(target), { recursive: true });
await sharp({ create: { width: WIDTH, height: sheet.height, channels: 3, background: '#0e131c' } })
  .composite(sheet.pieces)
  .webp({ quality: 76, effort: 6 })
  .toFile(target);

/** A mercenary stands once, with the faction that has nobody else. */
function isShownWith(faction: string): (unit: PrintedUnit) => boolean {
  return (unit) =>
    unit.faction === faction && (faction === 'feudom' || !unit.characteristics.includes('Mercenary'));
}

async function drawGroup(
  faction: string,
  name: string,
  units: readonly PrintedUnit[],
  top: number,
): Promise<Sheet> {
  const rows = Math.ceil(units.length / COLUMNS);
  const below = top + HEADING + rows * (SIDE + GAP);
  const drawn = await Promise.all(
    units.flatMap((unit, index) => [
      drawPortrait(
        unit,
        SIDE,
        MARGIN + (index % COLUMNS) * (SIDE + GAP),
        top + HEADING + Math.floor(index / COLUMNS) * (SIDE + GAP),
      ),
      drawPortrait(unit, SMALL, MARGIN + index * (SMALL + GAP), below),
    ]),
  );
  const heading = { input: Buffer.from(headingSvg(name, liveryOf(faction).accent)), left: 0, top };
  return { pieces: [heading, ...drawn], height: below + SMALL + MARGIN };
}

async function drawPortrait(
  unit: PrintedUnit,
  side: number,
  left: number,
  top: number,
): Promise<OverlayOptions> {
  const input = await sharp(Buffer.from(portraitSvg(unit)))
    .resize(side, side)
    .png()
    .toBuffer();
  return { input, left, top };
}

function headingSvg(name: string, colour: string): string {
  const path = pathOf(outlineOf('display', name), MARGIN, 34, 32);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEADING}"><path fill="${colour}" d="${path}"/></svg>`;
}
