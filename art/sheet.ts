/** `npm run art:sheet [file]`: every portrait of the catalogue on one sheet, large and at the size of a list row. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { PortraitUnit } from './portrait/portrait.ts';
import { portraitSvg } from './portrait/portrait.ts';

const factions = join(import.meta.dirname, '../catalogue/factions');
const only = process.argv[3];
const unitsOf = (faction: string): PortraitUnit[] =>
  (JSON.parse(readFileSync(join(factions, faction, 'units.json'), 'utf8')) as PortraitUnit[]).map((unit) => ({ ...unit, faction }));

const big = Number(process.argv[4] ?? 190);
const columns = Math.min(9, Math.floor(1800 / big));
const seen = new Set<string>();
const units = readdirSync(factions)
  .flatMap(unitsOf)
  .filter((unit) => (only === undefined || only === 'all' || unit.faction === only) && !seen.has(unit.name) && seen.add(unit.name));

const gap = 8;
const small = 40;
const cellHeight = big + gap;
const rows = Math.ceil(units.length / columns);
const smallPerRow = Math.floor((columns * (big + gap)) / (small + 6));
const height = rows * cellHeight + Math.ceil(units.length / smallPerRow) * (small + 6) + gap * 2;
const pieces = await Promise.all(
  units.flatMap((unit, index) => {
    const svg = Buffer.from(portraitSvg(unit));
    return [
      sharp(svg, { density: 72 * Math.max(1, big / 400) }).resize(big, big).png().toBuffer().then((input) => ({ input, left: gap + (index % columns) * (big + gap), top: gap + Math.floor(index / columns) * cellHeight })),
      sharp(svg).resize(small, small).png().toBuffer().then((input) => ({ input, left: gap + (index % smallPerRow) * (small + 6), top: rows * cellHeight + gap + Math.floor(index / smallPerRow) * (small + 6) })),
    ];
  }),
);
await sharp({ create: { width: columns * (big + gap) + gap, height, channels: 3, background: '#0e131c' } })
  .composite(pieces)
  .png()
  .toFile(process.argv[2] ?? 'docs/pictures/portraits.png');
console.log(units.length, Math.max(...units.map((unit) => portraitSvg(unit).length)));
