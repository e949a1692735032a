/**
 * The header of a token, which names its key. It is the sender's own word until the signature is
 * verified.
 */
export type TokenHeader = {
  readonly alg: string;
  readonly kid: string | null;
};

/** Longest token, in characters; ours have less than a thousand. */
const MAX_TOKEN_LENGTH = 8_192;

/**
 * Reads the header of a compact JWT. Null for anything but three non-empty parts in base64url,
 * written as an encoder writes them. Null as well for a header that is no JSON object, names a
 * member twice, has no `alg`, or demands an extension (`crit`), because this server has no
 * extension.
 */
export function readTokenHeader(token: string): TokenHeader | null {
  if (token.length > MAX_TOKEN_LENGTH) return null;
  const parts = token.split('.');
  if (parts.length !== 3 || !parts.every(isBase64url)) return null;
  const header = readJsonObject(Buffer.from(parts[0] ?? '', 'base64url'));
  if (header === null || 'crit' in header || 'b64' in header) return null;
  const { alg, kid = null } = header;
  if (typeof alg !== 'string' || (kid !== null && typeof kid !== 'string')) return null;
  return { alg, kid };
}

/**
 * A JSON object in UTF-8, frozen all through, or null for anything else and for one that names a
 * member twice.
 */
export function readJsonObject(bytes: Uint8Array): Readonly<Partial<Record<string, unknown>>> | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    const value: unknown = JSON.parse(text, (_, member: unknown) => Object.freeze(member));
    return isRecord(value) && !repeatsMember(text) ? value : null;
  } catch {
    return null;
  }
}

/** Non-empty, and the one spelling of its bytes: others would make a second token out of one. */
function isBase64url(part: string): boolean {
  return part !== '' && Buffer.from(part, 'base64url').toString('base64url') === part;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Strings first, so that no bracket or colon inside one counts. */
const PIECES = /"(?:[^"\\]|\\.)*"|[{}[\]:]/g;

/**
 * True when the outermost object of a JSON text, known to be valid, names a member twice, escapes
 * resolved. Two readers could take a different one of the two for the truth.
 */
function repeatsMember(json: string): boolean {
  const names = new Set<unknown>();
  let depth = 0;
  let before = '';
  for (const [piece] of json.matchAll(PIECES)) {
    if (piece === '{' || piece === '[') depth += 1;
    else if (piece === '}' || piece === ']') depth -= 1;
    else if (piece === ':' && depth === 1) {
      const name: unknown = JSON.parse(before);
      if (names.has(name)) return true;
      names.add(name);
    }
    before = piece;
  }
  return false;
}
