import { effectSentence } from '#domain/catalogue/effect-sentence.ts';
import { parseEffect } from '#domain/catalogue/effects.ts';
import type { Roll, RollPart, Switch } from '#domain/catalogue/profile.ts';
import type { Piece } from '../text/paragraph.ts';
import { COLUMN, LEFT, paragraph, stack, type Block, type Setting } from './block.ts';
import { labelOf, markOf, termOf, typeset, type CardInput } from './card-input.ts';
import { GOLD, INK, MUTED } from './colours.ts';
import type { Mark } from './marks.ts';
import { drawMark, drawText, fittingSize, textWidth, type Sheet } from './sheet.ts';

/** Width of the column in which a roll's name stands. */
const NAME = 214;

/** A line of dice under its name. `isAdded` where joining adds it to another unit's roll. */
export type NamedRoll = { readonly name: string; readonly roll: Roll; readonly isAdded?: boolean };

/**
 * One roll: its name, its dice, what stress adds, and what its symbols buy: beside the dice where
 * it fits there, else below.
 */
export function rollBlock(input: CardInput, named: NamedRoll, { text }: Setting): Block {
  const dice = diceBlock(input, named, text);
  const pieces = (named.roll.switches ?? []).flatMap((each) => switchPieces(input, each));
  if (pieces.length === 0) return dice;
  const width = LEFT + COLUMN - dice.end - 24;
  const beside = paragraph(pieces, { size: text, x: dice.end + 24, width });
  const lines = beside.lines.length;
  if (lines <= 2 && beside.lines.every((line) => line.width <= width)) {
    const height = Math.max(dice.height, beside.height);
    return {
      height,
      draw: (sheet, y) => {
        dice.draw(sheet, y + (height - dice.height) / 2);
        beside.draw(sheet, y + (height - beside.height) / 2);
      },
    };
  }
  const below = paragraph(pieces, { size: text, x: LEFT + NAME, width: COLUMN - NAME });
  return stack([dice, below], text * 0.18);
}

/** A roll's name and dice in one line; `end` is where it ends on the right. */
function diceBlock(
  input: CardInput,
  { name, roll, isAdded = false }: NamedRoll,
  text: number,
): Block & { readonly end: number } {
  const size = Math.round(text * 1.42);
  const wide = { most: text + 2, least: 25, width: NAME - 16 };
  const label = { face: 'semibold', size: fittingSize(name, 'semibold', wide), colour: INK } as const;
  const plain = { face: 'regular', size: text, colour: MUTED } as const;
  const { dice, stress_mod: stress, switches = [] } = roll;
  const plus = isAdded && dice.length > 0 ? textWidth('+', { face: 'bold', size: text }) + 8 : 0;
  const none = dice.length + switches.length === 0 && stress === undefined;
  const words = none ? `– (${labelOf(input, 'no-dice')})` : '';
  const first = LEFT + NAME;
  const stressX = first + plus + dice.length * (size + 5) + (dice.length > 0 ? 22 : 0);
  const end = stress === undefined ? stressX - 22 : stressX + stressWidth(stress, size);
  return {
    height: size,
    end: none ? first + textWidth(words, plain) : end,
    draw: (sheet, y) => {
      const base = y + size * 0.5 + label.size * 0.34;
      drawText(sheet, name, LEFT, base, label);
      if (plus > 0) drawText(sheet, '+', first, base, { ...plain, face: 'bold', colour: INK });
      drawParts(sheet, input, dice, { x: first + plus, y, size });
      if (none) drawText(sheet, words, first, base, plain);
      if (stress !== undefined) drawStress(sheet, input, stress, { x: stressX, y, size });
    },
  };
}

function stressWidth(parts: readonly RollPart[], size: number): number {
  return size * 0.95 + Math.max(1, parts.length) * (size + 5) + 10;
}

type Place = { readonly x: number; readonly y: number; readonly size: number };

function drawParts(sheet: Sheet, input: CardInput, parts: readonly RollPart[], { x, y, size }: Place): void {
  for (const [index, part] of parts.entries())
    drawMark(sheet, markOf(input, part), x + index * (size + 5), y, size);
}

const BOLT = 'M14 1L4 14h6.500L9 23l11-13.500h-7z';

/** A bolt, then what one stress adds, on a pale ground. */
function drawStress(sheet: Sheet, input: CardInput, parts: readonly RollPart[], { x, y, size }: Place): void {
  const width = stressWidth(parts, size);
  const scale = Math.round((size / 24) * 860) / 1000;
  sheet.parts.push(
    `<rect x="${x}" y="${y - 3}" width="${width}" height="${size + 6}" rx="${(size + 6) / 2}" fill="#e9d7a6"/>`,
    `<path transform="translate(${x + 8} ${y + size * 0.07}) scale(${scale})" d="${BOLT}" fill="#8a5a06" stroke="${GOLD}" stroke-width="1"/>`,
  );
  const left = x + size * 0.95 + 4;
  if (parts.length === 0)
    drawText(sheet, '–', left + 8, y + size * 0.75, { face: 'bold', size: 28, colour: INK });
  else drawParts(sheet, input, parts, { x: left, y: y, size });
}

function switchPieces(input: CardInput, { cost, effect }: Switch): readonly Piece<Mark>[] {
  const sentence = effectSentence(parseEffect(effect), {
    language: input.language,
    words: input.texts.words,
    term: (kind, printed) => termOf(input, kind, printed),
  });
  const colon = input.language === 'fr' ? '\u00A0:\u00A0' : ':\u00A0';
  // The costs stay on one line with the first word of their effect.
  return [
    ...cost.map((part) => ({ mark: markOf(input, part), width: 1 })),
    { text: `${colon}${typeset(sentence, input)} `, face: 'regular' as const, colour: INK },
  ];
}
