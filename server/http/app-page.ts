import type { Context, MiddlewareHandler } from 'hono';
import type { Language } from '#domain/catalogue/types.ts';
import { drawnFile, isPage, languageFor, publicPageAt, skeletonFile } from './public-pages.ts';
import { ownOrigin } from './own-origin.ts';
import { decodedPath } from './refuse-odd-paths.ts';
import type { Site } from './site.ts';
import { sendFile } from './static-files.ts';
import { takesHtml } from './accept.ts';
import { whole } from './unfurl/absolute-links.ts';

/**
 * Sends the app's page for every address without a file ending: a public page as it was drawn at
 * build, in the language of the address or the first of the browser's; any other as the frame of
 * every page, in which it draws itself, with the status 404 where the app has no page. Without
 * PUBLIC_URL the addresses in the page begin with ownOrigin, or stay relative. An address with a
 * file ending, or a request that takes no HTML, is passed on.
 */
export function appPage(site: Site, publicUrl: string | null = null): MiddlewareHandler {
  return async (c, next) => {
    const page = site.get('/index.html');
    if (page === undefined || !takesHtml(c.req.header('accept')) || hasFileEnding(c.req.url)) return next();
    const language = languageFor(c.req.query('lang'), c.req.header('accept-language'));
    const drawn = drawnPage(site, c, language);
    if (drawn === undefined) {
      const frame = site.get(skeletonFile(language));
      const status = isPage(new URL(c.req.url).pathname) ? 200 : 404;
      const answer = sendFile(c, frame ?? page, 'no-cache', status);
      if (frame !== undefined) answer.headers.append('Vary', 'Accept-Language');
      return answer;
    }
    const origin = publicUrl === null ? ownOrigin(c, null) : null;
    const file = origin === null ? drawn : whole(drawn, origin, false);
    const answer = sendFile(c, file, 'no-cache');
    answer.headers.append('Vary', 'Accept-Language');
    return answer;
  };
}

function drawnPage(site: Site, c: Context, language: Language) {
  const page = publicPageAt(decodedPath(c.req.url) ?? '');
  return page === undefined ? undefined : site.get(drawnFile(page, language));
}

function hasFileEnding(url: string): boolean {
  return /\.[a-z0-9]{1,11}$/i.test(decodedPath(url)?.split('/').at(-1) ?? '');
}
