import type { JoinedProfile, ProfileRow } from '#domain/catalogue/profile.ts';
import { COLUMN, LEFT, stack, type Block, type Setting } from './block.ts';
import { labelOf, markOf, type CardInput } from './card-input.ts';
import { BAND, hueOf, INK, MUTED } from './colours.ts';
import { rollBlock } from './rolls.ts';
import { drawMark, drawText, textWidth, type Sheet } from './sheet.ts';

/**
 * One row of a card: what holds while the unit has that many troops. Its head is left out where it
 * says nothing.
 */
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
  const head = barBlock(
    input,
    { name: troopsLabel(input, row.troops), conquest: String(row.conquest), stats: [] },
    setting,
  );
  return stack(isOnly ? rolls : [head, ...rolls], setting.text * 0.36);
}

/**
 * The card's lower half: what the unit gets that this one joined. `+` adds, anything else replaces.
 */
export function joinedBlock(input: CardInput, joined: JoinedProfile, setting: Setting): Block {
  const rolls = [
    ...(joined.ranged === undefined ? [] : [{ name: labelOf(input, 'ranged'), roll: joined.ranged }]),
    ...(joined.melee === undefined ? [] : [{ name: labelOf(input, 'melee'), roll: joined.melee }]),
    ...(joined.defence === undefined ? [] : [{ name: labelOf(input, 'defence'), roll: joined.defence }]),
  ].map((named) => rollBlock(input, { ...named, isAdded: true }, setting));
  const head = barBlock(
    input,
    { name: labelOf(input, 'joined'), conquest: String(joined.conquest), stats: joinedStats(input, joined) },
    setting,
  );
  return stack([head, ...rolls], setting.text * 0.36);
}

type BarStat = {
  readonly label: string;
  readonly text: string;
  readonly marks: readonly ('R' | 'O' | 'Y' | 'G' | 'B' | 'K')[];
};

type Bar = { readonly name: string; readonly conquest: string; readonly stats: readonly BarStat[] };

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

/**
 * A bar that heads a part: its name, what changes (on a line of its own where it must), and the
 * conquest value at its end.
 */
function barBlock(input: CardInput, { name, conquest, stats }: Bar, { text }: Setting): Block {
  const line = Math.round(text * 1.5);
  const { accent } = hueOf(input.unit);
  const label = labelOf(input, 'conquest');
  const bold = { face: 'bold', size: text + 2, colour: INK } as const;
  const quiet = { face: 'semibold', size: text, colour: MUTED } as const;
  const valueX = LEFT + COLUMN - 16 - textWidth(conquest, bold);
  const labelX = valueX - 10 - textWidth(label, quiet);
  const nameEnd = LEFT + 20 + textWidth(name, { face: 'bold', size: text });
  const statsX = labelX - 26 - statsWidth(stats, text);
  const isBroken = stats.length > 0 && statsX < nameEnd + 24;
  const height = isBroken ? line * 2 - 8 : line;
  return {
    height,
    draw: (sheet, y) => {
      const base = y + line / 2 + text * 0.34;
      sheet.parts.push(
        `<rect x="${LEFT}" y="${y}" width="${COLUMN}" height="${height}" rx="8" fill="${BAND}"/><rect x="${LEFT}" y="${y}" width="8" height="${height}" rx="4" fill="${accent}"/>`,
      );
      drawText(sheet, name, LEFT + 20, base, { face: 'bold', size: text, colour: accent });
      drawText(sheet, conquest, valueX, base, bold);
      drawText(sheet, label, labelX, base, quiet);
      const place = isBroken ? { x: LEFT + 20, base: base + line - 8 } : { x: statsX, base };
      drawBarStats(sheet, input, stats, { ...place, text });
    },
  };
}

function statWidth({ label, text: value, marks }: BarStat, text: number): number {
  const words = textWidth(label, { face: 'semibold', size: text });
  return words + 8 + textWidth(value, { face: 'bold', size: text + 2 }) + marks.length * (text * 1.15 + 3);
}

function statsWidth(stats: readonly BarStat[], text: number): number {
  return stats.reduce((sum, stat) => sum + statWidth(stat, text) + 22, -22);
}

type BarPlace = { readonly x: number; readonly base: number; readonly text: number };

function drawBarStats(
  sheet: Sheet,
  input: CardInput,
  stats: readonly BarStat[],
  { x, base, text }: BarPlace,
): void {
  const quiet = { face: 'semibold', size: text, colour: MUTED } as const;
  const bold = { face: 'bold', size: text + 2, colour: INK } as const;
  const die = text * 1.15;
  let start = x;
  for (const stat of stats) {
    drawText(sheet, stat.label, start, base, quiet);
    let left = start + textWidth(stat.label, quiet) + 8;
    if (stat.text !== '') drawText(sheet, stat.text, left, base, bold);
    left += textWidth(stat.text, bold);
    for (const part of stat.marks) {
      drawMark(sheet, markOf(input, part), left, base - text * 0.9, die);
      left += die + 3;
    }
    start += statWidth(stat, text) + 22;
  }
}
