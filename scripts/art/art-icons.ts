/**
 * `npm run art:icons`: draws the favicons, the install icons and the picture for links into
 * public/.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { badgeSvg, type LogoGround, logoSvg } from '#art/logo/logo.ts';
import { previewSvg } from '#art/logo/preview.ts';
import { portraitArt } from '#art/portrait/portrait.ts';
import sharp from 'sharp';
import { unitsOnFile } from '../catalogue/catalogue-units.ts';
import { icoOf } from './ico.ts';

const folder = resolve(import.meta.dirname, '../../public');

/** File, side in pixels, ground, part of the side that the mark takes. */
const ICONS: readonly (readonly [file: string, side: number, ground: LogoGround, share: number])[] = [
  ['icons/apple-touch-icon.png', 180, 'full', 0.8],
  ['icons/icon-192.png', 192, 'rounded', 0.84],
  ['icons/icon-512.png', 512, 'rounded', 0.84],
  ['icons/icon-maskable-512.png', 512, 'full', 0.65],
];
const FAVICON_SHARE = 0.94;
const FACES = [
  'Hetman',
  'Nayra Caladren',
  'Njord, The Merciless',
  'Wrathmane',
  'Aodharu',
  'Overseer',
  'Druid',
  'Vercana',
];

mkdirSync(join(folder, 'icons'), { recursive: true });
writeFileSync(join(folder, 'favicon.svg'), logoSvg('rounded', FAVICON_SHARE));
const small = await Promise.all([16, 32, 48].map((side) => pngOf(logoSvg('rounded', FAVICON_SHARE), side)));
writeFileSync(join(folder, 'favicon.ico'), icoOf(small));
for (const [file, side, ground, share] of ICONS) {
  writeFileSync(join(folder, file), await pngOf(logoSvg(ground, share), side));
}

writeFileSync(join(folder, 'icons/badge-96.png'), await pngOf(badgeSvg(), 96));

const units = unitsOnFile();
const faces = FACES.flatMap((name) => units.filter((unit) => unit.name === name).slice(0, 1)).map(
  portraitArt,
);
const preview = sharp(Buffer.from(previewSvg(faces, 'Army lists for your table. Unofficial and fan-made.')));
await preview.png({ palette: true, quality: 92, effort: 10 }).toFile(join(folder, 'preview.png'));

async function pngOf(svg: string, side: number): Promise<Buffer> {
  const drawn = sharp(Buffer.from(svg), { density: Math.max(72, (72 * side) / 512) });
  return drawn
    .resize(side, side)
    .png({ palette: side > 48, effort: 10 })
    .toBuffer();
}
