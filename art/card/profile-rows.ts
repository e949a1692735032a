import type { JoinedProfile, ProfileRow } from '#domain/catalogue/profile.ts';
import { COLUMN, LEFT, stack, type Block, type Setting } from './block.ts';
import { labelOf, markOf, type CardInput } from './card-input.ts';
import { BAND, hueOf, INK, MUTED } from './colours.ts';
import { rollBlock } from './rolls.ts';
import { drawMark, drawText, textWidth, type Sheet } from './sheet.ts';

/** One row of a card: what holds while the unit has that many troops. Its head is left out where it says nothing. */
export function rowBlock(input: CardInput, row: ProfileRow, setting: Setting): Block {
  const { ranged, melee, defence } = row;
  const rolls = [
    ...(ranged === undefined
      ? []
      : [{ name: `${labelOf(input, 'ranged')} (${ranged.range})`, roll: ranged }]),
    { name: labelOf(input, 'melee'), roll: melee },
    { name: labelOf(input, 'defence'), roll: defence },
  ].map((named) => rollBlock(input, named, setting));
  const isOnly = (input.card.profile?.profiles.length ?? 0) === 1;
  const head = barBlock(input, troopsLabel(input, row.troops), String(row.conquest), [], setting);
  return stack(isOnly ? rolls : [head, ...rolls], setting.text * 0.36);
}

/** The card's lower half: what the unit gets that this one joined. `+` adds, anything else replaces. */
export function joinedBlock(input: CardInput, joined: JoinedProfile, setting: Setting): Block {
  const rolls = [
    ...(joined.ranged === undefined ? [] : [{ name: labelOf(input, 'ranged'), roll: joined.ranged }]),
    ...(joined.melee === undefined ? [] : [{ name: labelOf(input, 'melee'), roll: joined.melee }]),
    ...(joined.defence === undefined ? [] : [{ name: labelOf(input, 'defence'), roll: joined.defence }]),
  ].map((named) => rollBlock(input, { ...named, isAdded: true }, setting));
  const head = barBlock(
    input,
    labelOf(input, 'joined'),
    String(joined.conquest),
    joinedStats(input, joined),
    setting,
  );
  return stack([head, ...rolls], setting.text * 0.36);
}

type BarStat = {
  readonly label: string;
  readonly text: string;
  readonly marks: readonly ('R' | 'O' | 'Y' | 'G' | 'B' | 'K')[];
};

function joinedStats(
  input: CardInput,
  { mov, wounds, willpower, morale }: JoinedProfile,
): readonly BarStat[] {
  const dice = (willpower ?? []).filter((part) => part !== '+');
  return [
    ...(mov === undefined ? [] : [{ label: labelOf(input, 'mov'), text: mov, marks: [] }]),
    ...(wounds === undefined ? [] : [{ label: labelOf(input, 'w'), text: wounds, marks: [] }]),
    ...(willpower === undefined
      ? []
      : [{ label: labelOf(input, 'wp'), text: willpower[0] === '+' ? '+' : '', marks: dice }]),
    ...(morale === undefined ? [] : [{ label: labelOf(input, 'mor'), text: String(morale), marks: [] }]),
  ];
}

function troopsLabel(input: CardInput, troops: string): string {
  if (troops === 'all') return labelOf(input, 'all-troops');
  const count = Number.parseInt(troops, 10);
  if (troops.endsWith('+')) return labelOf(input, 'or-more', { count });
  return labelOf(input, troops.endsWith('-') ? 'or-fewer' : 'exactly', { count });
}

/** A bar that heads a part: its name, what changes, and the conquest value at its end. */
function barBlock(
  input: CardInput,
  name: string,
  conquest: string,
  stats: readonly BarStat[],
  { text }: Setting,
): Block {
  const height = Math.round(text * 1.5);
  const { accent } = hueOf(input.unit.faction);
  return {
    height,
    draw: (sheet, y) => {
      const base = y + height / 2 + text * 0.34;
      sheet.parts.push(
        `<rect x="${LEFT}" y="${y}" width="${COLUMN}" height="${height}" rx="8" fill="${BAND}"/><rect x="${LEFT}" y="${y}" width="8" height="${height}" rx="4" fill="${accent}"/>`,
      );
      drawText(sheet, name, LEFT + 20, base, { face: 'bold', size: text, colour: accent });
      const label = labelOf(input, 'conquest');
      const right = LEFT + COLUMN - 16;
      const bold = { face: 'bold', size: text + 2, colour: INK } as const;
      const quiet = { face: 'semibold', size: text, colour: MUTED } as const;
      const valueX = right - textWidth(conquest, bold);
      drawText(sheet, conquest, valueX, base, bold);
      const labelX = valueX - 10 - textWidth(label, quiet);
      drawText(sheet, label, labelX, base, quiet);
      drawBarStats(sheet, input, stats, { right: labelX - 26, base, text });
    },
  };
}

type BarPlace = { readonly right: number; readonly base: number; readonly text: number };

function drawBarStats(
  sheet: Sheet,
  input: CardInput,
  stats: readonly BarStat[],
  { right, base, text }: BarPlace,
): void {
  const quiet = { face: 'semibold', size: text, colour: MUTED } as const;
  const bold = { face: 'bold', size: text + 2, colour: INK } as const;
  const die = text * 1.15;
  const wide = ({ label, text: value, marks }: BarStat) =>
    textWidth(label, quiet) + 8 + textWidth(value, bold) + marks.length * (die + 3) + 20;
  let x = right - stats.reduce((sum, stat) => sum + wide(stat), 0) + 20;
  for (const stat of stats) {
    drawText(sheet, stat.label, x, base, quiet);
    let left = x + textWidth(stat.label, quiet) + 8;
    if (stat.text !== '') drawText(sheet, stat.text, left, base, bold);
    left += textWidth(stat.text, bold);
    for (const part of stat.marks) {
      drawMark(sheet, markOf(input, part), left, base - text * 0.9, die);
      left += die + 3;
    }
    x += wide(stat);
  }
}
