import { CHARGE_PATHS } from '#ui/crest/crest-paths.ts';
import { fitted, shownText, wrapped } from './fit-text.ts';
import { codeBlock } from './code-block.ts';
import { type Block, INNER, MARGIN, type PicturedList, WIDTH } from './pictured-list.ts';
import type { BoxShape, Measure, PathShape, Shape, Tone } from './shapes.ts';
import { textLine, textLines } from './text-lines.ts';
import { unitRows } from './unit-rows.ts';

/** A picture ready to be drawn. */
export type Layout = { readonly width: number; readonly height: number; readonly shapes: readonly Shape[] };

/** Places a list on a picture of 1080 pixels, as high as it needs. */
export function listLayout(list: PicturedList, measure: Measure): Layout {
  const head = header(list, measure);
  const marks = markBlocks(list.marks, head.end, measure);
  const rows = unitRows(list, marks.end + 20, measure);
  const code =
    list.code === null ? { shapes: [], end: rows.end } : codeBlock(list.code, rows.end + 32, measure);
  const maker = textLine(list.maker, {
    font: { face: 'body', weight: 400, size: 28 },
    tone: 'muted',
    align: 'center',
    x: MARGIN,
    y: code.end + 36,
    width: INNER,
    measure,
  });
  return {
    width: WIDTH,
    height: Math.ceil(code.end + 36 + maker.height + 40),
    shapes: [...head.shapes, ...marks.shapes, ...rows.shapes, ...code.shapes, maker],
  };
}

const CREST = 136;
const SHIELD = 'M4 4h40v20c0 11-8 17-20 21C12 41 4 35 4 24z';

function header(list: PicturedList, measure: Measure): Block {
  const width = INNER - CREST - 32;
  const faction = textLine(list.faction, {
    font: { face: 'body', weight: 600, size: 36 },
    tone: 'accent',
    x: MARGIN,
    y: 64,
    width,
    measure,
  });
  const title = titleLines(list.name, 64 + faction.height + 8, width, measure);
  const totals = totalsLine(list, Math.max(title.end + 16, 60 + CREST), measure);
  const height = totals.end + 36;
  const band = { kind: 'box', x: 0, y: 0, width: WIDTH, height, radius: 0, fill: 'accent' } as const;
  return {
    shapes: [
      { ...band, alpha: 0.13 },
      { ...band, height: 12 },
      { ...band, y: height - 2, height: 2, alpha: 0.5 },
      ...crest(WIDTH - MARGIN - CREST, 60),
      faction,
      ...title.shapes,
      ...totals.shapes,
    ],
    end: height,
  };
}

/** Sizes of the list's name: the largest with which it takes two lines. */
const TITLE_SIZES = [78, 66, 56] as const;

function titleLines(name: string, y: number, width: number, measure: Measure): Block {
  const text = shownText(name);
  const fonts = TITLE_SIZES.map((size) => ({ face: 'display', weight: 650, size }) as const);
  const fits = fonts.find((font) => wrapped(text, width, 3, (each) => measure(each, font)).length <= 2);
  return textLines(text, {
    font: fits ?? { face: 'display', weight: 650, size: 56 },
    tone: 'text',
    x: MARGIN,
    y,
    width,
    measure,
    most: 3,
    leading: 1.25,
  });
}

function totalsLine({ points, totals }: PicturedList, y: number, measure: Measure): Block {
  const font = { face: 'display', weight: 650, size: 64 } as const;
  const sum = fitted(points, INNER * 0.45, (each) => measure(each, font));
  const width = Math.ceil(measure(sum, font));
  const rest = textLine(totals.join('  ·  '), {
    font: { face: 'body', weight: 600, size: 40 },
    tone: 'text',
    x: MARGIN + width + 36,
    y: y + 17,
    width: INNER - width - 36,
    measure,
  });
  const first = textLine(sum, { font, tone: 'gold', x: MARGIN, y, width: width + 1, measure });
  return { shapes: [first, rest], end: y + first.height };
}

function crest(x: number, y: number): readonly PathShape[] {
  const shield = { kind: 'path', x, y, width: CREST, height: CREST, scale: CREST / 48 } as const;
  return [
    { ...shield, path: SHIELD, tone: 'ground' },
    { ...shield, path: SHIELD, tone: 'accent', alpha: 0.34 },
    { ...shield, path: CHARGE_PATHS['crown'] ?? '', tone: 'crest', pen: 2.2 },
    { ...shield, path: SHIELD, tone: 'accent', pen: 1.6 },
  ];
}

/** A triangle with an exclamation mark, in a square of 24. */
const WARNING = 'M12 3.5 22 20.5H2zM12 10v5M12 17.6v.4';

function markBlocks(marks: PicturedList['marks'], from: number, measure: Measure): Block {
  return marks.reduce<Block>(
    (done, mark) => {
      const y = done.end + 20;
      const [tone, soft]: readonly [Tone, Tone] = mark.isIllegal
        ? ['danger', 'dangerSoft']
        : ['warning', 'warningSoft'];
      const words = textLines(mark.words, {
        font: { face: 'body', weight: 650, size: 36 },
        tone,
        x: MARGIN + 92,
        y: y + 14,
        width: INNER - 116,
        measure,
        most: 2,
        leading: 1.3,
      });
      const height = words.end + 14 - y;
      const box: BoxShape = {
        kind: 'box',
        x: MARGIN,
        y,
        width: INNER,
        height,
        radius: 18,
        fill: soft,
        edge: tone,
      };
      const sign = { path: WARNING, scale: 2, tone, pen: 2, width: 48, height: 48 };
      return {
        shapes: [
          ...done.shapes,
          box,
          { kind: 'path', x: MARGIN + 24, y: y + height / 2 - 26, ...sign },
          ...words.shapes,
        ],
        end: y + height,
      };
    },
    { shapes: [], end: from },
  );
}
