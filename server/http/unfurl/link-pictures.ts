import type { Context, MiddlewareHandler } from 'hono';
import { listPreviewSvg } from '#art/logo/list-preview.ts';
import { portraitArt } from '#art/portrait/portrait.ts';
import { rasterise } from '#art/render/rasterise.ts';
import type { Catalogue } from '#domain/catalogue/types.ts';
import { eventSvg } from '#server/art/event-svg.ts';
import { createDrawingQueue, TooManyWaiting } from '#server/art/one-at-a-time.ts';
import { reportSvg } from '#server/art/report-svg.ts';
import { authorLine, factsLine, type ListCard } from './list-card.ts';
import { eventWords } from './public-event.ts';
import { eventAt, type LinkCards, listAt, reportAt } from './unfurl.ts';

const RASTER = { width: 1200, quality: { jpg: 82, webp: 80, avif: 55 } } as const;
/** Each takes about a quarter of a second; requests beyond this number get the general picture. */
const MOST_WAITING = 8;
/** Pictures that are kept for chats that ask again, as each of their members may. */
const MOST_KEPT = 40;

/**
 * Responds to /shared-list/:code/preview.png, /community-lists/:id/preview.png,
 * /report/:game/preview.png and /events/:id/preview.png with a picture for chats. Sends the general
 * picture for a list, report or event that a visitor does not see, and while too many are being
 * rendered.
 */
export function linkPictures(
  parts: LinkCards & Required<Pick<LinkCards, 'newest'>>,
  draw: typeof rasterise = rasterise,
): MiddlewareHandler {
  const queue = createDrawingQueue<Uint8Array<ArrayBuffer>>(MOST_WAITING);
  const kept = new Map<string, Uint8Array<ArrayBuffer>>();
  return async (c) => {
    const drawing = await drawingAt(c.req.path.split('/')[1], c.req.param('name') ?? '', parts, c);
    if (drawing === null) return c.redirect('/preview.png', 302);
    try {
      const { catalogue, number } = await parts.newest();
      const key = `${String(number)} ${drawing.key}`;
      const picture =
        kept.get(key) ??
        (await queue(key, async () => new Uint8Array(await draw(drawing.svg(catalogue), 'png', RASTER))));
      kept.delete(key);
      kept.set(key, picture);
      for (const oldest of [...kept.keys()].slice(0, -MOST_KEPT)) kept.delete(oldest);
      return c.body(picture, 200, { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=3600' });
    } catch (cause) {
      if (!(cause instanceof TooManyWaiting))
        c.get('log').error('A picture of a link could not be drawn', cause instanceof Error ? cause : {});
      return c.redirect('/preview.png', 302);
    }
  };
}

type Drawing = { readonly key: string; readonly svg: (catalogue: Catalogue) => string };

async function drawingAt(
  place: string | undefined,
  name: string,
  parts: LinkCards,
  c: Context,
): Promise<Drawing | null> {
  const report = await reportAt(place, name, parts, c);
  if (report !== null) return { key: JSON.stringify(report), svg: (all) => reportSvg(report, all) };
  const event = await eventAt(place, name, parts, c);
  if (event !== null) {
    const drawn = { name: event.name, ...eventWords(event) };
    return { key: JSON.stringify(drawn), svg: (all) => eventSvg(drawn, all) };
  }
  const card = await listAt(place, name, parts, c);
  return card === null ? null : { key: JSON.stringify(card), svg: (all) => svgOf(card, all) };
}

function svgOf(card: ListCard, catalogue: Catalogue): string {
  const unitOf = (id: string) =>
    catalogue.units.find((unit) => unit.faction === card.factionId && unit.id === id) ??
    catalogue.units.find((unit) => unit.id === id);
  const units = card.unitIds.map(unitOf).filter((unit) => unit !== undefined);
  return listPreviewSvg({
    name: card.name,
    faction: card.factionId,
    factionName: card.faction,
    facts: factsLine(card),
    author: authorLine(card.author),
    faces: [...new Map(units.map((unit) => [unit.name, unit])).values()].map(portraitArt),
  });
}
