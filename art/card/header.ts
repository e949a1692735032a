import { localName } from '#domain/catalogue/localise.ts';
import { breakLines, type Line } from '../text/paragraph.ts';
import { CARD_WIDTH, LEFT, type Block, type Setting } from './block.ts';
import { labelOf, termOf, typeset, type CardInput } from './card-input.ts';
import { drawTags, TAG_LINE, tagLines } from './header-tags.ts';
import { GOLD, hueOf, isMercenary, PALE_GOLD } from './colours.ts';
import { drawText, fittingSize, textWidth, type Sheet } from './sheet.ts';
import type { Mark } from './marks.ts';

const TOP = 34;
const HOUSE = 38;
const FACT = 36;
const NAME_LEADING = 1.12;
const PALE = '#fbf3df';

/**
 * The head of a card: portrait, faction, name, type, rank, points and command, on the faction's
 * colour.
 */
export function headerBlock(input: CardInput, { portrait }: Setting): Block {
  const height = TOP + portrait + 28;
  return {
    height,
    draw: (sheet, y) => {
      const { deep, middle } = hueOf(input.unit);
      sheet.parts.push(
        `<linearGradient id="card-head" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${middle}"/><stop offset="0.75" stop-color="${deep}"/></linearGradient>`,
        `<path fill="url(#card-head)" d="M0 ${y}H${CARD_WIDTH}V${y + height}H0z"/>`,
        `<path fill="${GOLD}" d="M0 ${y + height - 5}H${CARD_WIDTH}v5H0z"/>`,
      );
      drawPortrait(sheet, input.portrait, portrait, y + TOP);
      drawPoints(sheet, input, LEFT + portrait - 20, y + TOP + portrait - 22);
      drawWho(sheet, input, { x: LEFT + portrait + 42, y: y + TOP, height: portrait });
    },
  };
}

function drawPortrait(sheet: Sheet, art: string, size: number, y: number): void {
  sheet.parts.push(
    `<clipPath id="card-portrait"><rect x="${LEFT}" y="${y}" width="${size}" height="${size}" rx="22"/></clipPath>`,
    `<g clip-path="url(#card-portrait)"><svg x="${LEFT}" y="${y}" width="${size}" height="${size}" viewBox="0 0 400 400">${art}</svg></g>`,
    `<rect x="${LEFT}" y="${y}" width="${size}" height="${size}" rx="22" fill="none" stroke="${PALE_GOLD}" stroke-width="5"/>`,
  );
}

function drawPoints(sheet: Sheet, input: CardInput, x: number, y: number): void {
  const number = String(input.unit.points);
  const style = { face: 'display', size: 50, colour: '#2b1d05' } as const;
  sheet.parts.push(
    `<circle cx="${x}" cy="${y}" r="49" fill="${PALE_GOLD}" stroke="#7c5a14" stroke-width="4"/><circle cx="${x}" cy="${y}" r="41" fill="none" stroke="${GOLD}" stroke-width="2"/>`,
  );
  drawText(sheet, number, x - textWidth(number, style) / 2, y + 10, style);
  const unitName = labelOf(input, 'points');
  const small = { face: 'bold', size: 25, colour: '#4d3907' } as const;
  drawText(sheet, unitName, x - textWidth(unitName, small) / 2, y + 33, small);
}

/** A mercenary's card serves every faction that hires him, so it names none. */
function houseName(input: CardInput): string {
  const { unit, language, texts } = input;
  if (isMercenary(unit)) return termOf(input, 'characteristics', 'Mercenary');
  const faction = texts.catalogue.factionById.get(unit.faction);
  return faction === undefined ? '' : localName(faction, language);
}

type Place = { readonly x: number; readonly y: number; readonly height: number };

function drawWho(sheet: Sheet, input: CardInput, { x, y, height }: Place): void {
  const width = CARD_WIDTH - LEFT - x;
  const { unit, language } = input;
  const house = houseName(input);
  const facts = factLines(input, width);
  const tags = tagLines(input, width);
  const rest = HOUSE + 12 + facts.length * FACT + tags.length * TAG_LINE;
  const name = nameLines(localName(unit, language), width, height - rest);
  const nameHeight = name.lines.length * name.size * NAME_LEADING;
  let line = y + Math.max(0, (height - rest - nameHeight) / 2);
  const houseSize = fittingSize(house, 'semibold', { most: 28, least: 25, width });
  drawText(sheet, house, x, line + 22, { face: 'semibold', size: houseSize, colour: PALE_GOLD });
  line += HOUSE;
  for (const text of name.lines) {
    line += name.size * NAME_LEADING;
    const style = { face: 'display', size: name.size, colour: '#fffaf0' } as const;
    drawText(sheet, text, x, line - name.size * 0.2, style);
  }
  line += 12;
  for (const text of facts) {
    drawText(sheet, text, x, line + 26, { face: 'regular', size: 28, colour: PALE });
    line += FACT;
  }
  for (const each of tags) {
    drawTags(sheet, each, x, line + 6);
    line += TAG_LINE;
  }
}

/** The name as large as the place beside the portrait allows, in at most three lines. */
function nameLines(name: string, width: number, height: number): { lines: readonly string[]; size: number } {
  for (let size = 70; size > 30; size -= 2) {
    const lines = breakLines<Mark>([{ text: name, face: 'display', colour: '' }], size, width);
    const fits = lines.every((line) => line.width <= width);
    if (fits && lines.length <= 3 && lines.length * size * NAME_LEADING <= height)
      return { size, lines: lines.map(wordsOf) };
  }
  return { size: 30, lines: [name] };
}

function factLines(input: CardInput, width: number): readonly string[] {
  const { unit, card, texts } = input;
  const { role = null, models = null } = card.profile ?? {};
  const facts = [
    texts.typeNames[unit.type] ?? unit.type,
    ...(role === null ? [] : [termOf(input, 'special-rules', role)]),
    ...(models === null ? [] : [labelOf(input, 'models', { count: models })]),
  ].map((fact) => typeset(fact, input).replaceAll(' ', '\u00A0'));
  const pieces = facts.map((fact, index) => ({
    text: index < facts.length - 1 ? `${fact}\u00A0· ` : fact,
    face: 'regular' as const,
    colour: '',
  }));
  return breakLines<Mark>(pieces, 28, width).map(wordsOf);
}

function wordsOf(line: Line<Mark>): string {
  return line.placed.map(({ piece }) => ('text' in piece ? piece.text : '')).join(' ');
}
