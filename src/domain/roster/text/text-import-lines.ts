import { foldText } from '#domain/catalogue/fold.ts';
import { MAX_QUANTITY } from '../document.ts';

/** A line of a list, taken apart. */
export type Line = {
  readonly name: string;
  readonly quantity: number;
  /** True when the line says how many. */
  readonly hasQuantity: boolean;
  /** Of all copies together; null where the line says none. */
  readonly points: number | null;
  readonly command: number;
  readonly highCommand: boolean;
};

/** A character that `forumExport` puts into names. */
const NOTHING = /\u200B/gu;

/** Returns the rows of a text that say something, without the markup of our own exports. */
export function plainRows(text: string): readonly string[] {
  const rows = text
    .split(/\r\n|[\n\r\u2028\u2029]/u)
    .map((row) => row.trim())
    .filter((row) => row !== '');
  const plain = isMarkdown(rows)
    ? rows.map(withoutMarkdown)
    : isBbcode(rows)
      ? rows.map(withoutBbcode)
      : rows;
  return plain.map((row) => row.replace(NOTHING, '').trim()).filter((row) => row !== '');
}

function isMarkdown(rows: readonly string[]): boolean {
  return /^\*\*.+\*\*$/u.test(rows[0] ?? '') && rows.some((row) => row.startsWith('**Total: '));
}

function withoutMarkdown(row: string): string {
  return row
    .replace(/^\*\*(?<bold>.*)\*\*$/u, '$<bold>')
    .replace(/\\(?<sign>[\\`*_[\]<>#|~&!])/gu, '$<sign>');
}

function isBbcode(rows: readonly string[]): boolean {
  return /^\[b\].+\[\/b\]$/u.test(rows[0] ?? '') && rows.includes('[list]');
}

function withoutBbcode(row: string): string {
  return row
    .replace(/^\[b\](?<bold>.*)\[\/b\]$/u, '$<bold>')
    .replace(/^\[\*\]/u, '- ')
    .replace(/^\[\/?list\]$/u, '');
}

/** Headings of sections, which may have points of their own, in English, Spanish and French. */
const HEADINGS: ReadonlySet<string> = new Set(
  [
    'army characters character command companions companion heroes high command infantry leaders list mercenaries',
    'named characters officers others roster specialists support troops units',
  ]
    .join(' ')
    .split(' ')
    .concat(['high command', 'named characters', 'alto mando', 'haut commandement'])
    .concat(
      'apoyo companeros ejercito heroes infanteria lideres lista mercenarios oficiales personajes'.split(' '),
    )
    .concat('tropas unidades armee compagnons heros infanterie liste mercenaires officiers'.split(' '))
    .concat('personnages soutien troupes unites'.split(' ')),
);

/** True for the row of a sum, of a section, of a mark, or of no word at all. */
export function isNoUnit(row: string): boolean {
  return (
    !/[\p{L}\p{N}]/u.test(row) ||
    row.startsWith('⚠') ||
    /^\W*(?:total\b|puntos\b.*\btotales|points\b.*\btotaux|(?:points|pts|puntos|cp|pm|pc)\s*:)/iu.test(row) ||
    /^[\d\s/]+(?:pts|points|puntos)?$/iu.test(row) ||
    HEADINGS.has(foldText(takeApart(row).name))
  );
}

/** Signs of a quantity, before or behind the name. */
const BEFORE = /(?:^[^\p{L}\p{N}]*|\s)(?<number>\d{1,2})\s*[x×](?=\s|\p{Lu})/u;
const BEHIND = /\s\(?[x×]\s*(?<number>\d{1,2})\b\)?/iu;
/** Points at the end: `: 40 pts`, `- 35pts`, or bare behind a row of dots, a tab or a colon. */
const POINTS_BEHIND = /[\s.·…:;,–—-]*(?<![\p{L}\d])\d{1,4}\s*(?:pts?|points|puntos)\b\.?\s*$/iu;
const BARE_POINTS = /(?:\.{2,}|…|\t|\s{3,}|:\s|\s[-–—]\s)\s*(?<number>\d{1,4})\s*$/u;

/** Characters of a row that are looked at: no name of a unit is half as long. */
export const LONGEST_ROW = 300;

/** Takes a row apart, as our exports, the older app, other builders or a hand write it. */
export function takeApart(whole: string): Line {
  const row = whole.slice(0, LONGEST_ROW);
  const quantity = numberIn(row, BEFORE) ?? numberIn(row, BEHIND);
  const points =
    numberIn(row, /(?<number>\d{1,4})\s*(?:pts?|points|puntos)\b/iu) ?? numberIn(row, BARE_POINTS);
  return {
    name: nameIn(row),
    quantity: Math.min(MAX_QUANTITY, Math.max(1, quantity ?? 1)),
    hasQuantity: quantity !== null,
    points,
    command: numberIn(row, /(?<number>\d{1,2})\s*CP\b/u) ?? 0,
    highCommand: /[[(](?:High Command|HC)[\]),]/iu.test(row),
  };
}

function numberIn(row: string, pattern: RegExp): number | null {
  const found = pattern.exec(row)?.groups?.['number'];
  return found === undefined ? null : Number(found);
}

function nameIn(row: string): string {
  return row
    .replace(/\((?:[^()]*\d[^()]*)\)/gu, ' ')
    .replace(/\((?:High Command|HC|Not Tournament Legal)[^()]*\)/giu, ' ')
    .replace(/\[[^\]]*\]/gu, ' ')
    .replace(POINTS_BEHIND, ' ')
    .replace(BARE_POINTS, ' ')
    .replace(BEFORE, ' ')
    .replace(BEHIND, ' ')
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .replace(/[\s:;,.·…*_#–—-]+$/u, '')
    .replace(/\s+/gu, ' ')
    .trim();
}
