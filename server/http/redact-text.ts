import { isIPv6 } from 'node:net';

/**
 * Longer texts are cut before they are searched, so that a line costs little whatever it is given.
 */
const MAX_SEARCHED = 16_000;

/** The names of private values: `password=…`, `"refresh_token": "…"`, `otp: …`. */
const NAMED =
  '(?:pass(?:word|wd|phrase)|secret|token|authorization|api[_-]?key|cookie|e-?mail|otp|nonce|jwt|credential|verifier)[\\w-]{0,40}';

/**
 * The text that may come between a name and its value; the quotes of JSON within JSON are escaped.
 */
const GIVES = `\\\\{0,3}["']?\\s{0,3}[:=]\\s{0,3}`;

const RULES: readonly (readonly [pattern: RegExp, mask: string])[] = [
  // PostgreSQL repeats the values of a row in its complaints.
  [/(Key \([^)\n]{0,200}\)=)\([^\n]*/g, '$1([masked])'],
  [/(Failing row contains )\([^\n]*/g, '$1([masked])'],
  [/\b([a-z][a-z0-9+.-]{0,30}:\/\/)[^\s/"'<>]{1,512}@/gi, '$1[masked]@'],
  [/\b(Bearer|Basic|Digest|DeepL-Auth-Key)\s+[^\s"',;]{1,8192}/gi, '$1 [masked]'],
  [/([?&#](?:code|state|key|sig)=)[^&\s"'<>]+/gi, '$1[masked]'],
  [new RegExp(`([?&#][\\w-]{0,40}?${NAMED}=)[^&\\s"'<>]+`, 'gi'), '$1[masked]'],
  [new RegExp(`(${NAMED}${GIVES})"(?:[^"\\\\\\n]|\\\\.)*"?`, 'gi'), '$1"[masked]"'],
  [new RegExp(`(${NAMED}${GIVES})'(?:[^'\\\\\\n]|\\\\.)*'?`, 'gi'), "$1'[masked]'"],
  // Not in quotes: nobody knows where it ends, so all of the line goes.
  [new RegExp(`(${NAMED}${GIVES})(?!\\s|["']?\\[masked\\])[^\\n]+`, 'gi'), '$1[masked]'],
  // Before addresses, which would take the end of a token that runs into one, and leave its
  // beginning.
  [/eyJ[\w-]{12,}(?:\.[\w-]*){0,4}(?:(?:@|%40)[\w.-]+)*/g, '[token]'],
  [
    /[^\s@<>"'(),;:=[\]/\\]{1,64}(?:(?:@|%40)(?:localhost|(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}[\p{L}\p{N}-]{1,62}))+/giu,
    '[e-mail]',
  ],
  [/\bsb_(?:secret|publishable)_[\w-]+/g, '[token]'],
  [/\$2[abxy]?\$\d\d\$[./A-Za-z0-9]{20,60}/g, '[hash]'],
  [/\d{1,3}(?:\.\d{1,3}){3,}/g, '[address]'],
  [/(?<![0-9a-f])[0-9a-f]{32,}(?![0-9a-f])/gi, '[hex]'],
  [/\b[A-Z2-7]{26,}\b/g, '[opaque]'],
  [/(?<![A-Za-z0-9+/])[A-Za-z0-9+/]{30,}={1,2}/g, '[opaque]'],
  [/(?<![\w-])(?=[A-Za-z_-]{0,200}\d)(?=[\d_-]{0,200}[A-Za-z])[\w-]{40,}/g, '[opaque]'],
];

/** The text that may be an IPv6 address; `isIPv6` decides. */
const IPV6 = /(?<![\w:])[0-9a-f]{0,4}(?::[0-9a-f]{0,4}){2,8}(?![\w:])/gi;

/**
 * The text without what must not be in a log: tokens, passwords and keys that are named, e-mail
 * addresses, IP addresses, hashes, long unreadable strings and each of `secrets` as it stands. What
 * is replaced leaves a word in brackets. At most `limit` characters. A secret that looks like a
 * word and is neither named nor listed cannot be recognised.
 */
export function redactText(text: string, limit: number, secrets: readonly string[] = []): string {
  let clean = text;
  if (clean.length > MAX_SEARCHED) clean = clean.slice(0, MAX_SEARCHED).replace(/\S*$/, '…');
  for (const secret of secrets) clean = clean.replaceAll(secret, '[secret]');
  for (const [pattern, mask] of RULES) clean = clean.replace(pattern, mask);
  clean = clean.replace(IPV6, (found) => (/[0-9a-f]/i.test(found) && isIPv6(found) ? '[address]' : found));
  return clean.length > limit ? `${clean.slice(0, limit)}…` : clean;
}
