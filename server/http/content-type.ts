import { mimes } from 'hono/utils/mime';

/** A map, because Hono's own lookup finds what every object has, such as `constructor`. */
const TYPES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...mimes,
    json: 'application/json; charset=utf-8',
    webmanifest: 'application/manifest+json; charset=utf-8',
  }),
);

/**
 * The Content-Type of a file by the ending of its name, any case.
 * What it does not know is sent as bytes, which a browser saves and never runs.
 */
export function contentTypeOf(path: string): string {
  const ending = /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase();
  return TYPES.get(ending ?? '') ?? 'application/octet-stream';
}
