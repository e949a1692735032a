import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import shareLinks from '#tests/vectors/share-links.json';
import { toBase64Url } from './base64-url.ts';
import { decodeList } from './decode.ts';
import { MAX_CODE_LENGTH } from './unpack-json.ts';

const pack = (json: string | Uint8Array) => toBase64Url(deflateSync(json));

describe('decodeList', () => {
  it.each(shareLinks.vectors)("reads the older app's link: $label", ({ encoded, payload }) => {
    expect(decodeList(encoded)).toEqual({
      ok: true,
      payload: { created_at: null, ...payload },
      problems: [],
    });
  });

  it('reads a link that was re-encoded with padding or has spaces around it', () => {
    const [vector] = shareLinks.vectors;
    const ordinary = vector?.encoded.replaceAll('-', '+').replaceAll('_', '/');
    expect(decodeList(` ${ordinary}\n`)).toMatchObject({ ok: true, payload: { name: 'Winter Raid 65' } });
  });

  it('refuses a code that is longer than any list without looking at it', () => {
    expect(decodeList('A'.repeat(MAX_CODE_LENGTH + 1))).toEqual({ ok: false, reason: 'too-large' });
    expect(decodeList('A'.repeat(MAX_CODE_LENGTH))).toEqual({ ok: false, reason: 'malformed' });
  });

  it.each(['', 'hello', '%%%', 'eNpt', 'eNptj'])('calls %j malformed', (code) => {
    expect(decodeList(code)).toEqual({ ok: false, reason: 'malformed' });
  });

  it('calls invalid UTF-8 and invalid JSON malformed', () => {
    expect(decodeList(pack(Uint8Array.of(0x22, 0xc3, 0x28, 0x22)))).toEqual({
      ok: false,
      reason: 'malformed',
    });
    expect(decodeList(pack('{"name":NaN,"units":[]}'))).toEqual({ ok: false, reason: 'malformed' });
  });

  it.each(['null', '7', '"units"', '[]', '{}', '{"units":{}}', '{"__proto__":{"units":[]}}'])(
    'calls %s no list',
    (json) => {
      expect(decodeList(pack(json))).toEqual({ ok: false, reason: 'not-a-list' });
    },
  );

  it('reads a list of no units', () => {
    expect(decodeList(pack('{"name":"Empty","faction":"syenann","units":[]}'))).toEqual({
      ok: true,
      payload: { name: 'Empty', faction: 'syenann', units: [], created_at: null },
      problems: [],
    });
  });
});
