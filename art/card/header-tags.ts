import { labelOf, termOf, type CardInput } from './card-input.ts';
import { PALE_GOLD } from './colours.ts';
import { drawText, textWidth, type Sheet } from './sheet.ts';

const SIZE = 25;
const PALE = '#fbf3df';
const GAP = 12;

/** Height of one line of tags with the blank below it, in pixels. */
export const TAG_LINE = 46;

type Tag = { readonly width: number; readonly draw: (sheet: Sheet, x: number, y: number) => void };

/**
 * Rank and command as tags in lines at most `width` wide; no line where there is nothing to say.
 */
export function tagLines(input: CardInput, width: number): readonly (readonly Tag[])[] {
  const { unit } = input;
  const tags = [
    ...(unit.command > 0 ? [commandTag(input)] : []),
    ...(unit.highCommand ? [pill(termOf(input, 'characteristics', 'High Command'), true)] : []),
    ...(unit.tournamentLegal ? [] : [pill(labelOf(input, 'not-legal'), false)]),
  ];
  const lines: Tag[][] = [];
  let used = width;
  for (const tag of tags) {
    if (used + tag.width > width) {
      lines.push([]);
      used = 0;
    }
    lines.at(-1)?.push(tag);
    used += tag.width + GAP;
  }
  return lines;
}

/** Draws one line of tags. */
export function drawTags(sheet: Sheet, tags: readonly Tag[], x: number, y: number): void {
  let left = x;
  for (const tag of tags) {
    tag.draw(sheet, left, y);
    left += tag.width + GAP;
  }
}

/** As many diamonds as the unit gives command, and the word. */
function commandTag(input: CardInput): Tag {
  const { command } = input.unit;
  const style = { face: 'semibold', size: SIZE, colour: PALE_GOLD } as const;
  const text = labelOf(input, 'command');
  return {
    width: command * 28 + 8 + textWidth(text, style),
    draw: (sheet, x, y) => {
      for (let coin = 0; coin < command; coin += 1) {
        const middle = x + 12 + coin * 28;
        sheet.parts.push(
          `<path fill="${PALE_GOLD}" stroke="#7c5a14" stroke-width="2.500" d="M${middle} ${y + 4}l12 15-12 15-12-15z"/>`,
        );
      }
      drawText(sheet, text, x + command * 28 + 8, y + 27, style);
    },
  };
}

function pill(text: string, isGold: boolean): Tag {
  const style = { face: 'bold', size: SIZE, colour: isGold ? '#2b1d05' : PALE } as const;
  const width = textWidth(text, style) + 26;
  return {
    width,
    draw: (sheet, x, y) => {
      const look = isGold ? `fill="${PALE_GOLD}"` : `fill="none" stroke="${PALE}" stroke-width="2"`;
      sheet.parts.push(
        `<rect x="${x + 1}" y="${y + 1}" width="${Math.round(width - 2)}" height="36" rx="18" ${look}/>`,
      );
      drawText(sheet, text, x + 13, y + 27, style);
    },
  };
}
