import type { MiddlewareHandler } from 'hono';
import { decodedPath } from './refuse-odd-paths.ts';
import type { Site } from './site.ts';
import { sendFile } from './static-files.ts';

/**
 * Sends the app's one page for every address that may be a page of it, as the app itself knows its routes.
 * An address with a file ending, or a request that takes no HTML, is passed on.
 */
export function appPage(site: Site): MiddlewareHandler {
  return async (c, next) => {
    const page = site.get('/index.html');
    if (page === undefined || !takesHtml(c.req.header('accept')) || hasFileEnding(c.req.url)) return next();
    return sendFile(c, page, 'no-cache');
  };
}

function takesHtml(accept: string | undefined): boolean {
  return accept === undefined || /text\/(?:html|\*)|\*\/\*/i.test(accept);
}

function hasFileEnding(url: string): boolean {
  return /\.[a-z0-9]{1,11}$/i.test(decodedPath(url)?.split('/').at(-1) ?? '');
}
