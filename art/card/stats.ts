import { COLUMN, LEFT, type Block } from './block.ts';
import { labelOf, markOf, type CardInput } from './card-input.ts';
import { BAND, INK, MUTED } from './colours.ts';
import { drawMark, drawText, textWidth, type Sheet } from './sheet.ts';
import type { RollPart, UnitProfile } from '#domain/catalogue/profile.ts';

const HEIGHT = 96;
const PAD = 20;

type Value = { readonly text: string; readonly marks?: readonly RollPart[]; readonly faint?: string };
type Stat = { readonly label: string; readonly value: Value };

/**
 * The strip of a card's values: movement and charge, wounds, willpower, morale, availability,
 * conquest where it is one.
 */
export function statsBlock(input: CardInput): Block {
  const stats = statsOf(input);
  const widths = stats.map((stat) => widthOf(stat));
  const spare = COLUMN - 2 * PAD - widths.reduce((sum, width) => sum + width, 0);
  const gap = spare / Math.max(1, stats.length - 1);
  return {
    height: HEIGHT,
    draw: (sheet, y) => {
      sheet.parts.push(
        `<rect x="${LEFT}" y="${y}" width="${COLUMN}" height="${HEIGHT}" rx="14" fill="${BAND}"/>`,
      );
      let x = LEFT + PAD;
      for (const [index, stat] of stats.entries()) {
        const width = widths[index] ?? 0;
        drawStat(sheet, input, stat, { x, y, width });
        x += width + gap;
      }
    },
  };
}

const LABEL = { face: 'semibold', size: 25, colour: MUTED } as const;
const NUMBER = { face: 'display', size: 46, colour: INK } as const;
const FAINT = { face: 'display', size: 32, colour: MUTED } as const;
const DIE = 42;

const UNKNOWN: Value = { text: '–' };

function known(value: number | null | undefined): Value {
  return typeof value === 'number' ? { text: String(value) } : UNKNOWN;
}

function movement(profile: UnitProfile | null): Value {
  const { mov = null, charge = null } = profile ?? {};
  if (mov === null) return UNKNOWN;
  return { text: mov.join('-'), ...(charge === null ? {} : { faint: `[${charge}]` }) };
}

function statsOf(input: CardInput): readonly Stat[] {
  const { profile } = input.card;
  const rows = profile?.profiles ?? [];
  const conquest = rows.length === 1 ? rows[0]?.conquest : undefined;
  const willpower = profile?.willpower ?? null;
  return [
    { label: labelOf(input, 'mov'), value: movement(profile) },
    { label: labelOf(input, 'w'), value: known(profile?.wounds) },
    { label: labelOf(input, 'wp'), value: willpower === null ? UNKNOWN : { text: '', marks: willpower } },
    { label: labelOf(input, 'mor'), value: known(profile?.morale) },
    { label: labelOf(input, 'avb'), value: known(input.unit.availability) },
    ...(conquest === undefined ? [] : [{ label: labelOf(input, 'conquest'), value: known(conquest) }]),
  ];
}

function widthOf({ label, value }: Stat): number {
  return Math.max(textWidth(label, LABEL), valueWidth(value));
}

function valueWidth({ text, marks = [], faint }: Value): number {
  const beside = faint === undefined ? 0 : 10 + textWidth(faint, FAINT);
  return textWidth(text, NUMBER) + marks.length * (DIE + 4) + beside;
}

type Cell = { readonly x: number; readonly y: number; readonly width: number };

function drawStat(sheet: Sheet, input: CardInput, { label, value }: Stat, { x, y, width }: Cell): void {
  drawText(sheet, label, x + (width - textWidth(label, LABEL)) / 2, y + 30, LABEL);
  let left = x + (width - valueWidth(value)) / 2;
  if (value.text !== '') drawText(sheet, value.text, left, y + 80, NUMBER);
  left += textWidth(value.text, NUMBER);
  for (const part of value.marks ?? []) {
    drawMark(sheet, markOf(input, part), left, y + 43, DIE);
    left += DIE + 4;
  }
  if (value.faint !== undefined) drawText(sheet, value.faint, left + 10, y + 78, FAINT);
}
