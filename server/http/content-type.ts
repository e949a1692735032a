const TYPES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    avif: 'image/avif',
    css: 'text/css; charset=utf-8',
    csv: 'text/csv; charset=utf-8',
    html: 'text/html; charset=utf-8',
    ico: 'image/x-icon',
    jpeg: 'image/jpeg',
    jpg: 'image/jpeg',
    js: 'text/javascript; charset=utf-8',
    json: 'application/json; charset=utf-8',
    mjs: 'text/javascript; charset=utf-8',
    pdf: 'application/pdf',
    png: 'image/png',
    svg: 'image/svg+xml; charset=utf-8',
    txt: 'text/plain; charset=utf-8',
    wasm: 'application/wasm',
    webmanifest: 'application/manifest+json; charset=utf-8',
    webp: 'image/webp',
    woff: 'font/woff',
    woff2: 'font/woff2',
    xml: 'application/xml; charset=utf-8',
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
