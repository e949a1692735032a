/**
 * Hostile contents of share links, against the whole way from the address to the shown list.
 * docs/product.md, "Share links".
 */
import { Buffer } from 'node:buffer';
import { constants, deflateRawSync, deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { fromBase64Url } from '#domain/sharing/base64-url.ts';
import { decodeList, type Decoded } from '#domain/sharing/decode.ts';
import { MAX_CODE_LENGTH, MAX_JSON_BYTES } from '#domain/sharing/unpack-json.ts';
import { armyAsSent } from '#domain/sharing/sent-document.ts';
import { inflateWithin } from '#domain/sharing/inflate.ts';
import { MAX_SHARED_UNITS, type SharePayload } from '#domain/sharing/payload.ts';
import { totalsOf } from '#domain/roster/totals.ts';
import { smallCatalogue } from '../builders/catalogue.ts';
import { base64Url, hostileLinks, packed, type HostileKind } from '../builders/hostile-links.ts';

/** `HOSTILE_LINKS=100000` tries more of the same. */
const MUTATIONS = Number(process.env['HOSTILE_LINKS'] ?? 10_000);
const SEED = 20_250_702;
/**
 * One more slice may be unfolded before the limit is noticed: 1 kB, which grows 1032-fold at most.
 */
const MOST_BYTES = MAX_JSON_BYTES + 1024 * 1032;

const catalogue = smallCatalogue();

function totalsAreFinite(payload: SharePayload): boolean {
  return Object.values(totalsOf(armyAsSent(payload, catalogue))).every(Number.isFinite);
}

/** Returns the faults of a payload that would be shown; empty when there are no faults. */
function faultsOf(payload: SharePayload): readonly string[] {
  const { name, faction, units, created_at } = payload;
  const isText = (value: unknown, max: number) =>
    typeof value === 'string' && value.length <= max && value.isWellFormed() && !/[\n\r\u202e]/.test(value);
  const isCount = (value: unknown, min: number, max: number) =>
    Number.isSafeInteger(value) && Number(value) >= min && Number(value) <= max;
  const checks: Readonly<Record<string, boolean>> = {
    name: isText(name, 200),
    faction: isText(faction, 120),
    created: created_at === null || !Number.isNaN(Date.parse(created_at)),
    units: units.length <= MAX_SHARED_UNITS,
    ids: units.every(({ id }) => id !== '' && isText(id, 120)),
    names: units.every((unit) => unit.name !== '' && isText(unit.name, 120)),
    points: units.every(({ pointsCost }) => isCount(pointsCost, 0, 999)),
    command: units.every(({ command }) => isCount(command, 0, 99)),
    quantity: units.every(({ quantity }) => isCount(quantity, 1, 99)),
    highCommand: units.every(({ highCommand }) => typeof highCommand === 'boolean'),
    keywords: units
      .flatMap(({ keywords }) => keywords)
      .every((keyword) => isText(keyword.name, 120) && isText(keyword.description, 500)),
    totals: totalsAreFinite(payload),
  };
  return Object.keys(checks).filter((check) => !checks[check]);
}

describe('hostile share links', () => {
  it(`never throw, show anything but sound text and numbers, or unfold without end, in ${String(MUTATIONS)} tries`, () => {
    const shown: Record<HostileKind, number> = { text: 0, stream: 0, bytes: 0, json: 0 };
    let repaired = 0;
    let mostProduced = 0;
    const faulty: string[] = [];
    for (const { kind, code } of hostileLinks(SEED, MUTATIONS)) {
      const stream = fromBase64Url(code);
      if (stream !== null)
        mostProduced = Math.max(mostProduced, inflateWithin(stream, MAX_JSON_BYTES).produced);
      const decoded = decodeList(code);
      if (!decoded.ok) continue;
      shown[kind] += 1;
      repaired += decoded.problems.length > 0 ? 1 : 0;
      const faults = faultsOf(decoded.payload);
      if (faults.length > 0) faulty.push(`${faults.join()} of ${code}`);
    }
    expect(faulty).toEqual([]);
    expect(mostProduced).toBeLessThanOrEqual(MOST_BYTES);
    // The corpus must reach past the checksum, else this proves nothing about the values; and the
    // checksum must hold.
    expect(shown.json).toBeGreaterThan(MUTATIONS / 8);
    expect(shown.bytes).toBeGreaterThan(MUTATIONS / 50);
    expect(repaired).toBeGreaterThan(MUTATIONS / 16);
    expect(shown.text + shown.stream).toBeLessThan(MUTATIONS / 50);
  }, 600_000);
});

describe('bombs', () => {
  const expectRefused = (code: string, reason: Extract<Decoded, { ok: false }>['reason']) => {
    expect(decodeList(code)).toEqual({ ok: false, reason });
    const stream = fromBase64Url(code);
    const produced = stream === null ? 0 : inflateWithin(stream, MAX_JSON_BYTES).produced;
    expect(produced).toBeLessThanOrEqual(MOST_BYTES);
  };

  it('are refused for a gigabyte of zeros, by length and by content', () => {
    const flushed = { level: 9, finishFlush: constants.Z_FULL_FLUSH };
    const block = deflateRawSync(Buffer.alloc(1_000_000), flushed);
    const blocks = Array.from({ length: 1000 }, () => block);
    const code = base64Url(Buffer.concat([Buffer.of(0x78, 0xda), ...blocks, Buffer.alloc(4)]));
    expect(code.length).toBeGreaterThan(MAX_CODE_LENGTH);
    expectRefused(code, 'too-large');
    expectRefused(code.slice(0, MAX_CODE_LENGTH), 'too-large');
  });

  it('are refused inside another bomb, or inside a list', () => {
    const inner = deflateSync(deflateSync(Buffer.alloc(100_000_000), { level: 9 }), { level: 9 });
    expectRefused(packed(inner, 9), 'malformed');
    expectRefused(packed(Buffer.from(`{"units":[],"name":"${' '.repeat(5_000_000)}"}`), 9), 'too-large');
  });

  it('are refused when made of as many empty blocks as a code may hold', () => {
    const emptyBlocks = Buffer.alloc(149_990);
    for (let at = 0; at < emptyBlocks.length; at += 5) emptyBlocks.set([0, 0, 0, 0xff, 0xff], at);
    const code = base64Url(Buffer.concat([Buffer.of(0x78, 0xda), emptyBlocks, Buffer.alloc(4)]));
    expect(code.length).toBeLessThanOrEqual(MAX_CODE_LENGTH);
    expectRefused(code, 'malformed');
  });

  it('do no harm as JSON nested as deep as the limit allows', () => {
    const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
    expectRefused(packed(Buffer.from(nested(240_000)), 9), 'not-a-list');
    expectRefused(packed(Buffer.from('{"units":'.repeat(50_000)), 9), 'malformed');
    const list = `{"name":${nested(100_000)},"units":[${nested(100_000)}]}`;
    expect(decodeList(packed(Buffer.from(list), 9))).toEqual({
      ok: true,
      payload: { name: '', faction: '', units: [], created_at: null },
      problems: [
        { index: null, reason: 'name' },
        { index: 0, reason: 'not-a-unit' },
      ],
    });
  });

  it('return the first 200 of forty thousand units and say that there were more', () => {
    const units = Array.from({ length: 40_000 }, () => '{"id":"x"}').join();
    const decoded = decodeList(packed(Buffer.from(`{"units":[${units}]}`), 9));
    expect(decoded).toMatchObject({ ok: true });
    if (!decoded.ok) return;
    expect(decoded.payload.units).toHaveLength(200);
    expect(decoded.problems).toContainEqual({ index: 200, reason: 'too-many-units' });
  });
});
