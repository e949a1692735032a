import { CHARGE_PATHS } from '#ui/crest/crest-paths.ts';
import { type Block, INNER, MARGIN, type PicturedList, type PicturedUnit, WIDTH } from './pictured-list.ts';
import type { Font, Measure, Shape } from './shapes.ts';
import { textLine, textLines } from './text-lines.ts';

/** The measures of a row: a long list has smaller ones, so that a phone shows more of it. */
type RowSizes = {
  readonly name: number;
  readonly facts: number;
  readonly pad: number;
  readonly lines: number;
};

const ROOMY: RowSizes = { name: 42, facts: 30, pad: 18, lines: 2 };
const COMPACT: RowSizes = { name: 36, facts: 26, pad: 9, lines: 1 };
/** Most entries in roomy rows. */
const MOST_ROOMY = 16;

const QUANTITY = 76;
const NAME_X = MARGIN + QUANTITY + 24;

/** Places a row for each unit, High Command on its own ground, and a line for those left out. */
export function unitRows(list: PicturedList, from: number, measure: Measure): Block {
  const sizes = list.units.length > MOST_ROOMY ? COMPACT : ROOMY;
  const points = { face: 'body', weight: 600, size: sizes.name } as const;
  const widths = list.units.map((unit) => measure(unit.points, points));
  const pointsWidth = Math.min(INNER * 0.3, Math.ceil(Math.max(60, ...widths)) + 1);
  const shapes: Shape[] = [];
  let y = from;
  for (const [at, unit] of list.units.entries()) {
    const isNextToLeader = unit.isLeader || (at > 0 && list.units[at - 1]?.isLeader === true);
    if (at > 0 && !isNextToLeader) shapes.push(rule(y));
    const row = unitRow(unit, { y, sizes, points, pointsWidth, measure });
    shapes.push(...row.shapes);
    y = row.end + (unit.isLeader ? 12 : 0);
  }
  if (list.more === null) return { shapes, end: y };
  const more = textLine(list.more, {
    font: { face: 'body', weight: 600, size: sizes.facts + 4 },
    tone: 'muted',
    x: NAME_X,
    y: y + sizes.pad,
    width: WIDTH - MARGIN - NAME_X,
    measure,
  });
  return { shapes: [...shapes, rule(y), more], end: y + sizes.pad + more.height };
}

type Row = {
  readonly y: number;
  readonly sizes: RowSizes;
  readonly points: Font;
  readonly pointsWidth: number;
  readonly measure: Measure;
};

function unitRow(unit: PicturedUnit, { y, sizes, points, pointsWidth, measure }: Row): Block {
  const width = WIDTH - MARGIN - NAME_X - pointsWidth - 28;
  const height = sizes.name * 1.3;
  const name = textLines(unit.name, {
    font: { face: 'body', weight: 600, size: sizes.name },
    tone: 'text',
    x: NAME_X,
    y: y + sizes.pad,
    width,
    measure,
    most: sizes.lines,
    leading: 1.3,
  });
  const facts = factsLine(unit, { y: name.end, width, sizes, measure });
  const end = (facts.shapes.length > 0 ? facts.end : name.end) + sizes.pad;
  const quantity = textLine(`${unit.quantity}×`, {
    font: { face: 'body', weight: 700, size: sizes.name },
    tone: unit.quantity > 1 ? 'accent' : 'muted',
    align: 'right',
    x: MARGIN - 4,
    y: y + sizes.pad,
    width: QUANTITY,
    measure,
  });
  const sum = textLine(unit.points, {
    font: points,
    tone: 'text',
    align: 'right',
    x: WIDTH - MARGIN - pointsWidth,
    y: y + sizes.pad,
    width: pointsWidth,
    measure,
  });
  const ground = { kind: 'box', x: MARGIN - 24, y, width: INNER + 48, height: end - y, radius: 18 } as const;
  return {
    shapes: [
      ...(unit.isLeader ? [{ ...ground, fill: 'accent', alpha: 0.12 } as const] : []),
      quantity,
      ...name.shapes,
      ...facts.shapes,
      sum,
    ],
    end: Math.max(end, y + height + 2 * sizes.pad),
  };
}

type Facts = Pick<Row, 'y' | 'sizes' | 'measure'> & { readonly width: number };

/** The facts of a unit on one line, behind a crown for a High Command. */
function factsLine({ facts, isLeader }: PicturedUnit, { y, width, sizes, measure }: Facts): Block {
  if (facts.length === 0) return { shapes: [], end: y };
  const side = sizes.facts * 1.3;
  const indent = isLeader ? side + 8 : 0;
  const line = textLine(facts.join(' · '), {
    font: { face: 'body', weight: isLeader ? 600 : 400, size: sizes.facts },
    tone: isLeader ? 'gold' : 'muted',
    x: NAME_X + indent,
    y,
    width: width - indent,
    measure,
  });
  // The crown leaves a quarter of its square free around it.
  const crown = { kind: 'path', x: NAME_X - 8, y: y - 2, width: side, height: side } as const;
  return {
    shapes: [
      ...(isLeader
        ? [{ ...crown, path: CHARGE_PATHS['crown'] ?? '', scale: side / 40, tone: 'gold', pen: 2.6 } as const]
        : []),
      line,
    ],
    end: y + line.height,
  };
}

function rule(y: number): Shape {
  return {
    kind: 'box',
    x: NAME_X,
    y: y - 1,
    width: WIDTH - MARGIN - NAME_X,
    height: 2,
    radius: 0,
    fill: 'line',
  };
}
