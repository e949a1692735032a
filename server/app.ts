import { Hono } from 'hono';
import { etag } from 'hono/etag';
import type { AllDrawings } from './art/drawings.ts';
import type { Backend } from './backend.ts';
import { allowMethods } from './http/allow-methods.ts';
import { appPage } from './http/app-page.ts';
import { health, readiness } from './http/health.ts';
import { isCutShort } from './http/is-cut-short.ts';
import type { Log } from './http/log.ts';
import { refuseOddPaths } from './http/refuse-odd-paths.ts';
import { requestLog } from './http/request-log.ts';
import { securityHeaders } from './http/security-headers.ts';
import type { Site } from './http/site.ts';
import { staticFiles } from './http/static-files.ts';
import { sendRobots, sendSiteMap } from './http/site-map.ts';
import { withAbsoluteLinks } from './http/unfurl/absolute-links.ts';
import { linkPictures } from './http/unfurl/link-pictures.ts';
import { sendShortLink } from './http/unfurl/short-links.ts';
import { type LinkCards, unfurl } from './http/unfurl/unfurl.ts';

/**
 * All that the server stands on, given from outside so that tests need no socket, clock or disk.
 */
export type AppParts = {
  /** The built app's files: readSite. */
  readonly site: Site;
  /** The API; null where only the app is served, in tests. */
  readonly backend: Pick<Backend, 'api' | 'answers' | 'linkCards' | 'readShortLink'> | null;
  /** Draws lists into their pages; without it, as in tests, pages draw themselves. */
  readonly drawList?: LinkCards['drawList'];
  /** Cards, portraits and icons: createArt; null where none are served. */
  readonly art?: Hono | null;
  /** Pictures of what visitors send: draftCards, reportPictures; null where none are drawn. */
  readonly drafts?: Hono | null;
  /** The catalogue's drawings; without them lists have no pictures of their own. */
  readonly drawings?: AllDrawings | null;
  /** The catalogue to take away: publicCatalogue; null where the site's own files do. */
  readonly catalogue?: Hono | null;
  /** The product's version, as /healthz names it. */
  readonly version: string;
  readonly log: Log;
  /** Milliseconds from any fixed start. */
  readonly now: () => number;
};

/**
 * The whole server as a function of a request: security headers on everything, the API, /healthz,
 * the built app.
 */
export function createApp({ site, backend, drawList, art = null, ...parts }: AppParts): Hono {
  const { drafts = null, drawings = null, catalogue = null, version, log, now } = parts;
  const app = new Hono();
  // Outside the log, which copies an answer whose headers cannot be changed.
  app.use(securityHeaders());
  app.use(requestLog(log, now));
  app.use(refuseOddPaths());
  if (backend !== null) {
    app.get('/readyz', readiness(backend.answers));
    app.route('/', backend.api);
  }
  if (drafts !== null) app.route('/', drafts);
  app.use(allowMethods(['GET', 'HEAD']));
  app.get('/healthz', health(version));
  if (art !== null) app.route('/', art);
  const publicUrl = backend?.linkCards.publicUrl ?? null;
  const pages = withAbsoluteLinks(site, publicUrl);
  if (catalogue !== null) app.route('/', catalogue);
  app.get('/sitemap.xml', sendSiteMap(publicUrl));
  app.get('/robots.txt', sendRobots(site, publicUrl));
  if (backend !== null) {
    const cards = {
      ...backend.linkCards,
      ...(drawings && { newest: drawings.newest }),
      ...(drawList && { drawList }),
    };
    if (drawings !== null) {
      const pictures = linkPictures({ ...cards, newest: drawings.newest });
      app.get('/shared-list/:name/preview.png', pictures);
      app.get('/community-lists/:name/preview.png', pictures);
      app.get('/report/:name/preview.png', pictures);
      app.get('/events/:name/preview.png', pictures);
    }
    app.get('/s/:id', sendShortLink(backend.readShortLink));
    app.use(unfurl(pages, cards));
  }
  app.use(etag(), staticFiles(pages), appPage(pages, publicUrl));

  app.notFound((c) => c.text('There is nothing at this address.\n', 404));
  app.onError((cause, c) => {
    if (isCutShort(cause)) return c.text('The request did not arrive whole.\n', 400);
    const details = cause instanceof Error ? cause : { cause: String(cause) };
    c.get('log').error('Fault while answering', details);
    return c.text('Something went wrong on the server. Please try again.\n', 500);
  });
  return app;
}
