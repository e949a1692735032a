import { type Block, INNER, MARGIN, type PicturedCode } from './pictured-list.ts';
import type { Measure, Shape } from './shapes.ts';
import { textLine, textLines } from './text-lines.ts';

const PAD = 28;
/** Least side of the QR code; its squares are whole pixels, so that cameras read it. */
const QR_SIDE = 240;

/** Places the code of a list in a card: the QR code left, its groups and a hint right of it. */
export function codeBlock(code: PicturedCode, y: number, measure: Measure): Block {
  const { squares } = code;
  const scale = squares === null ? 0 : Math.ceil(QR_SIDE / squares.side);
  const side = squares === null ? 0 : squares.side * scale;
  const x = MARGIN + PAD + (side === 0 ? 0 : side + PAD);
  const place = { x, width: MARGIN + INNER - PAD - x, measure };
  // Placed once to learn its height, then in the middle beside the QR code.
  const words = wordsBlock(code, 0, place).end;
  const height = Math.max(words, side) + 2 * PAD;
  const card = { kind: 'box', x: MARGIN, y, width: INNER, height, radius: 24 } as const;
  return {
    shapes: [
      { ...card, fill: 'card', edge: 'line' },
      ...qrShapes(code, MARGIN + PAD, Math.round(y + (height - side) / 2), scale),
      ...wordsBlock(code, y + (height - words) / 2, place).shapes,
    ],
    end: y + height,
  };
}

type Column = { readonly x: number; readonly width: number; readonly measure: Measure };

function wordsBlock(code: PicturedCode, y: number, column: Column): Block {
  const label = textLine(code.label, {
    font: { face: 'body', weight: 600, size: 30 },
    tone: 'muted',
    y,
    ...column,
  });
  const groups = groupLines(code.groups, y + label.height, column);
  const hint = textLines(code.hint, {
    font: { face: 'body', weight: 400, size: 28 },
    tone: 'muted',
    y: groups.end + 4,
    ...column,
    most: 3,
    leading: 1.3,
  });
  return { shapes: [label, ...groups.shapes, ...hint.shapes], end: hint.end };
}

function qrShapes({ squares }: PicturedCode, x: number, y: number, scale: number): readonly Shape[] {
  if (squares === null) return [];
  const side = squares.side * scale;
  const place = { x, y, width: side, height: side } as const;
  return [
    { kind: 'box', ...place, radius: 12, fill: 'white' },
    { kind: 'path', ...place, path: squares.path, scale, tone: 'black' },
  ];
}

/** The groups of the code, as many on a line as fit. */
function groupLines(groups: readonly string[], y: number, { x, width, measure }: Column): Block {
  const font = { face: 'mono', weight: 700, size: 44 } as const;
  const wide = Math.max(...groups.map((group) => measure(`${group}-`, font)));
  const inLine = Math.max(1, Math.floor(width / wide));
  const lines = Array.from({ length: Math.ceil(groups.length / inLine) }, (_, at) => {
    const isLast = (at + 1) * inLine >= groups.length;
    return groups.slice(at * inLine, (at + 1) * inLine).join('-') + (isLast ? '' : '-');
  });
  const height = 58;
  return {
    shapes: lines.map((line, at) =>
      textLine(line, { font, tone: 'text', x, y: y + at * height, width, measure }),
    ),
    end: y + lines.length * height,
  };
}
