import type { Ask } from './exchange.ts';

/** One request; addresses are written readably and encoded here. */
export function ask(
  path: string,
  { method = 'GET', headers = {}, body = null, as = null }: Partial<Ask> = {},
): Ask {
  return { method, path: encode(path), headers, body, as };
}

function encode(path: string): string {
  return encodeURI(path)
    .replaceAll(/%25(?=[0-9A-Fa-f]{2})/g, '%')
    .replaceAll(/[#[\]']/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
}
