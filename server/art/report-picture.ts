import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import { rasterise } from '#art/render/rasterise.ts';
import { drawnInTurn, type TurnParts } from './drawn-in-turn.ts';
import { type DrawnReport, reportSvg } from './report-svg.ts';

const MOST_BYTES = 4_000;
const MOST_LETTERS = 120;
const RASTER = { width: 1200, quality: { jpg: 82, webp: 80, avif: 55 } } as const;

const text = v.pipe(v.string(), v.maxLength(MOST_LETTERS));
const side = v.strictObject({
  name: text,
  faction: v.nullable(text),
  factionName: text,
  score: v.pipe(v.number(), v.integer(), v.minValue(-9_999), v.maxValue(9_999)),
  hasWon: v.boolean(),
  units: v.pipe(v.array(text), v.maxLength(6)),
});
const request = v.pipe(
  v.string(),
  v.parseJson(),
  v.strictObject({ scenario: text, date: text, sides: v.strictTuple([side, side]) }),
);

/**
 * POST /art/report-picture: the picture of a battle report that one device holds, to be shared. It
 * is drawn as PNG and kept nowhere. 400 for another shape, 413 for more than 4 kB.
 */
export function reportPictures(parts: TurnParts): Hono {
  const pictures = new Hono();
  const isSmall = bodyLimit({
    maxSize: MOST_BYTES,
    onError: (c) => c.text('This report is too long to be drawn.\n', 413),
  });
  pictures.post('/art/report-picture', isSmall, async (c) => {
    const read = v.safeParse(request, await c.req.text());
    if (!read.success) return c.text('This is no battle report.\n', 400);
    return drawnInTurn(c, parts, 'image/png', async () => draw(parts, read.output));
  });
  return pictures;
}

async function draw({ newest, draw: make = rasterise }: TurnParts, report: DrawnReport): Promise<Buffer> {
  const { catalogue } = await newest();
  return make(reportSvg(report, catalogue), 'png', RASTER);
}
