import type { Context, MiddlewareHandler } from 'hono';
import { gzipSync } from 'node:zlib';
import type { Catalogue, Language } from '#domain/catalogue/types.ts';
import { checkRoster } from '#domain/roster/check.ts';
import { verdictOf } from '#domain/roster/verdict.ts';
import { decodeList } from '#domain/sharing/decode.ts';
import type { SharePayload } from '#domain/sharing/payload.ts';
import { documentFromPayload } from '#domain/sharing/sent-document.ts';
import type { Drawings } from '#server/art/drawings.ts';
import { isUuid } from '#server/auth/request.ts';
import { ownOrigin } from '../own-origin.ts';
import { decodedPath } from '../refuse-odd-paths.ts';
import type { Site } from '../site.ts';
import { chooseEncoding, takesHtml } from '../accept.ts';
import { languageFor, LIST_PAGES, PLACE, skeletonFile } from '../public-pages.ts';
import { cardTexts, type ListCard } from './list-card.ts';
import { withTags } from './page-tags.ts';
import type { ReadPostedList } from './posted-list.ts';
import { type EventCard, eventTexts, type ReadEvent } from './public-event.ts';
import type { ReadReport } from './public-report.ts';
import { type ReportCard, reportTexts } from './report-card.ts';

/** The general picture, of the size that cards show; it is the app's own file. */
const PICTURE = '/preview.png';
const PICTURE_ALT = 'Muster: a golden banner over portraits of five factions';

/** The sources of the cards for links. */
export type LinkCards = {
  /**
   * PUBLIC_URL where the operator gave one, else null: then addresses begin with ownOrigin, or are
   * relative.
   */
  readonly publicUrl: string | null;
  readonly factionName: (id: string) => Promise<string>;
  readonly readPostedList: ReadPostedList;
  readonly readReport: ReadReport;
  /** Without it events have the app's own card. */
  readonly readEvent?: ReadEvent;
  /**
   * The catalogue as it is now, and its release: for pictures of lists, reports and events
   * (link-pictures.ts), and for the mark of a list that breaks a rule. Without it the general
   * picture stands for each.
   */
  readonly newest?: () => Promise<Pick<Drawings, 'catalogue' | 'number'>>;
  /**
   * Draws the list itself into its page, as the reader without an account sees it; null for a page
   * that draws itself. Without it every page does.
   */
  readonly drawList?: (path: string, language: Language, c: Context) => Promise<string | null>;
};

/**
 * Sends the page of the list, public battle report or event that the address leads to
 * (/shared-list/:code, /community-lists/:id, /report/:game, /events/:id): with title, description
 * and picture for chats that show a card for a link, and with the list itself, so that it is there
 * before any script runs. Any other address, and a list that is not there, is passed on to the
 * plain page.
 */
export function unfurl(site: Site, parts: LinkCards): MiddlewareHandler {
  const texts = new Map<string, string | null>();
  const pageAt = (address: string): string | null => {
    if (!texts.has(address)) {
      const file = site.get(address);
      texts.set(address, file === undefined ? null : new TextDecoder().decode(file.plain));
    }
    return texts.get(address) ?? null;
  };
  const plain = pageAt('/index.html');
  return async (c, next) => {
    const path = decodedPath(c.req.url);
    if (plain === null || path === null || !takesHtml(c.req.header('accept'))) return next();
    const language = languageFor(c.req.query('lang'), c.req.header('accept-language'));
    const card = await textsOf(path, parts, c);
    if (card === null) return next();
    const isDrawn = parts.newest !== undefined;
    const own = pageAt(LIST_PAGES.fileOf(path, language));
    const { pathname } = new URL(c.req.url);
    const list = own === null ? null : ((await parts.drawList?.(pathname, language, c)) ?? null);
    const page =
      own === null || list === null
        ? (pageAt(skeletonFile(language)) ?? plain)
        : own.replace(PLACE, () => list);
    const origin = ownOrigin(c, parts.publicUrl) ?? '';
    const url = `${origin}${pathname}`;
    const image = isDrawn ? `${url.replace(/\/$/, '')}/preview.png` : `${origin}${PICTURE}`;
    const tags = { ...card, url, image, imageAlt: isDrawn ? card.title : PICTURE_ALT };
    return sendPacked(c, withTags(page, tags));
  };
}

/** Sends a page of this request alone, packed in the quickest form. */
function sendPacked(c: Context, html: string): Response {
  const headers = { 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding, Accept-Language' };
  if (chooseEncoding(c.req.header('accept-encoding'), ['gzip']) === null) return c.html(html, 200, headers);
  c.header('Content-Type', 'text/html; charset=UTF-8');
  return c.body(gzipSync(html), 200, { ...headers, 'Content-Encoding': 'gzip' });
}

async function textsOf(path: string, parts: LinkCards, c: Context) {
  const [, place, name, more] = path.split('/');
  if (more !== undefined) return null;
  const report = await reportAt(place, name ?? '', parts, c);
  if (report !== null) return reportTexts(report);
  const event = await eventAt(place, name ?? '', parts, c);
  if (event !== null) return eventTexts(event);
  const card = await listAt(place, name ?? '', parts, c);
  return card === null ? null : cardTexts(card);
}

/** The public battle report that an address leads to; null for none. */
export async function reportAt(
  place: string | undefined,
  name: string,
  { readReport }: LinkCards,
  c: Context,
): Promise<ReportCard | null> {
  if (place !== 'report' || !isUuid(name)) return null;
  return orNull(c, 'A report', async () => readReport(name));
}

/** The event that an address leads to; null for none. */
export async function eventAt(
  place: string | undefined,
  name: string,
  { readEvent }: LinkCards,
  c: Context,
): Promise<EventCard | null> {
  if (place !== 'events' || readEvent === undefined || !isUuid(name)) return null;
  return orNull(c, 'An event', async () => readEvent(name));
}

/** The list that an address leads to, as chats show it; null for none. */
export async function listAt(
  place: string | undefined,
  name: string,
  parts: LinkCards,
  c: Context,
): Promise<ListCard | null> {
  if (place === 'shared-list') return cardOfCode(name, parts);
  if (place !== 'community-lists' || !isUuid(name)) return null;
  return orNull(c, 'A posted list', async () => parts.readPostedList(name));
}

/** Reads the card of something. A fault is logged and gives none: the page itself asks again. */
async function orNull<Card>(
  c: Context,
  what: string,
  read: () => Promise<Card | null>,
): Promise<Card | null> {
  try {
    return await read();
  } catch (cause) {
    c.get('log').error(`${what} could not be read for its card`, cause instanceof Error ? cause : {});
    return null;
  }
}

/** Longer codes are opened by the reader's browser only, characters. */
const MOST_CODE = 20_000;

/** The list that travels in a link; null when the code holds none. */
async function cardOfCode(code: string, { factionName, newest }: LinkCards): Promise<ListCard | null> {
  if (code.length > MOST_CODE) return null;
  const decoded = decodeList(code);
  if (!decoded.ok) return null;
  const { name, faction, units } = decoded.payload;
  return {
    name,
    factionId: faction,
    faction: await factionName(faction),
    points: sum(units.map((unit) => unit.pointsCost * unit.quantity)),
    command: sum(units.map((unit) => unit.command * unit.quantity)),
    units: sum(units.map((unit) => unit.quantity)),
    author: null,
    description: null,
    isIllegal: newest !== undefined && isIllegal(decoded.payload, (await newest()).catalogue),
    unitIds: [...new Set(units.map(({ id }) => id))],
  };
}

function isIllegal(payload: SharePayload, catalogue: Catalogue): boolean {
  const findings = checkRoster(documentFromPayload(payload, catalogue), catalogue);
  return verdictOf(findings, payload.units.length) === 'illegal';
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
