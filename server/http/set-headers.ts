import type { Context } from 'hono';

/**
 * Sets headers on a finished answer. Not `c.header()`, which has every answer copied with its body
 * as a stream: that takes longer than making a list of 60 kB. Only an answer whose headers cannot
 * be changed, such as a fetched one, is copied.
 */
export function setHeaders(c: Context, headers: Readonly<Record<string, string>>): void {
  const set = () => {
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
  };
  try {
    set();
  } catch {
    c.res = new Response(c.res.body, c.res);
    set();
  }
}
