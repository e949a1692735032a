/**
 * Broken and malicious share-link codes, made from sound ones by a seeded chance: the same seed,
 * the same codes.
 */
import { Buffer } from 'node:buffer';
import { deflateSync } from 'node:zlib';
import shareLinks from '../vectors/share-links.json' with { type: 'json' };
import { type Chance, seededChance } from '#domain/completion/seeded-chance.ts';

export const HOSTILE_KINDS = ['text', 'stream', 'bytes', 'json'] as const;
export type HostileKind = (typeof HOSTILE_KINDS)[number];
export type HostileLink = { readonly kind: HostileKind; readonly code: string };

const CODES = shareLinks.vectors.map(({ encoded }) => encoded);
const JSONS = shareLinks.vectors.map(({ json }) => json);
const STREAMS = CODES.map((code) => new Uint8Array(Buffer.from(code, 'base64url')));
// Written by its number: Node's own TypeScript reader refuses it as an escape.
const LONE_SURROGATE = String.fromCharCode(0xd800);
const STRANGE_CHARACTERS = [
  'A',
  'a',
  '0',
  '-',
  '_',
  '=',
  '+',
  '/',
  ' ',
  '%',
  '&',
  '?',
  '#',
  '<',
  '"',
  '\n',
].concat(['\u0000', '\u00e9', '\u202e', '\u{1f9cc}', LONE_SURROGATE]);
const NUMBERS = [
  'NaN',
  'Infinity',
  '-Infinity',
  '1e999',
  '-1e999',
  '1e308',
  '-0',
  '0x10',
  '9'.repeat(400),
  '""',
  'null',
];
const TEXTS = ['', ' ', '40', '40px', 'NaN', 'Infinity', '1e999', 'false', '__proto__', 'constructor'];
const MARKUP = ['<img src=x onerror=alert(1)>', '"><script>alert(1)</script>', 'javascript:alert(1)'];
const NUMBERS_AND_NONE = [null, true, false, 0, -1, 0.5, 100, 1e21, -1e308, Number.MAX_SAFE_INTEGER];
const VALUES: readonly unknown[] = [
  ...NUMBERS_AND_NONE,
  ...TEXTS,
  ...MARKUP,
  LONE_SURROGATE,
  '\u202e\u0000\n',
  'x'.repeat(5000),
  [],
  {},
  [[]],
  [null],
  [[[[[[[[]]]]]]]],
  { length: 5 },
  { toString: 1, valueOf: 2 },
  { name: { name: {} } },
  Array.from({ length: 300 }, () => ({ id: 'x', name: 'y' })),
  Array.from({ length: 300 }, () => 'Scout'),
];

/**
 * `count` codes: a quarter each with changed characters, compressed bytes, JSON bytes, and JSON
 * values.
 */
export function* hostileLinks(seed: number, count: number): Generator<HostileLink> {
  const chance = seededChance(seed);
  for (let made = 0; made < count; made += 1) {
    const kind = HOSTILE_KINDS[made % HOSTILE_KINDS.length] ?? 'text';
    yield { kind, code: makers[kind](chance) };
  }
}

const makers: Readonly<Record<HostileKind, (chance: Chance) => string>> = {
  text: (chance) => changedText(pick(CODES, chance), chance),
  stream: (chance) => base64Url(changedBytes(pick(STREAMS, chance), chance)),
  bytes: (chance) =>
    packed(changedBytes(Buffer.from(pick(JSONS, chance)), chance, chance() < 0.8 ? 126 : 255)),
  json: (chance) => packed(Buffer.from(changedJson(pick(JSONS, chance), chance))),
};

/** The code of any bytes, packed as a share link packs its JSON. */
export function packed(bytes: Uint8Array, level = 1): string {
  return base64Url(deflateSync(bytes, { level }));
}

/** Url-safe base64 of any bytes. */
export function base64Url(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64url');
}

function changedText(code: string, chance: Chance): string {
  let text = code;
  for (let times = pickNumber(1, 4, chance); times > 0; times -= 1) {
    const at = pickNumber(0, text.length, chance);
    const removed = chance() < 0.2 ? pickNumber(0, text.length, chance) : pickNumber(0, 2, chance);
    text = text.slice(0, at) + pick(STRANGE_CHARACTERS, chance) + text.slice(at + removed);
  }
  return chance() < 0.1 ? text + text : text;
}

function changedBytes(bytes: Uint8Array, chance: Chance, highest = 255): Uint8Array {
  const changed = Uint8Array.from(bytes);
  for (let times = pickNumber(1, 3, chance); times > 0; times -= 1) {
    changed[pickNumber(0, changed.length - 1, chance)] = pickNumber(32, highest, chance);
  }
  return chance() < 0.1 ? changed.subarray(0, pickNumber(0, changed.length, chance)) : changed;
}

function changedJson(json: string, chance: Chance): string {
  const list: unknown = JSON.parse(json);
  for (let times = pickNumber(1, 4, chance); times > 0; times -= 1) changeSomewhere(list, chance);
  const text = JSON.stringify(list);
  if (chance() < 0.75) return text;
  return text.replaceAll(/(?<=:)\d+(?=[,}])/g, (number) => (chance() < 0.2 ? pick(NUMBERS, chance) : number));
}

function changeSomewhere(node: unknown, chance: Chance): void {
  if (typeof node !== 'object' || node === null) return;
  const keys = Object.keys(node);
  const key = keys.length === 0 || chance() < 0.05 ? '__proto__' : pick(keys, chance);
  const child: unknown = Reflect.get(node, key);
  if (typeof child === 'object' && child !== null && key !== '__proto__' && chance() < 0.8) {
    changeSomewhere(child, chance);
  } else if (chance() < 0.15) {
    Reflect.deleteProperty(node, key);
  } else {
    Object.defineProperty(node, key, {
      value: structuredClone(pick(VALUES, chance)),
      enumerable: true,
      writable: true,
      configurable: true,
    });
  }
}

function pick<Item>(items: readonly Item[], chance: Chance): Item {
  const item = items[Math.floor(chance() * items.length)];
  if (item === undefined) throw new RangeError('nothing to pick from');
  return item;
}

function pickNumber(min: number, max: number, chance: Chance): number {
  return min + Math.floor(chance() * (max - min + 1));
}
