import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFrame, writeBroadcast, writeFrame } from './frames.ts';

const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex, 'hex')).buffer;
const head = { joinRef: '6', ref: '7', topic: 'realtime:game:7' };

describe('a binary broadcast of a client', () => {
  it('is read as the official client wrote it', () => {
    const recorded = '0301010f04000136377265616c74696d653a67616d653a376d6f76657b226e223a337d';
    expect(readFrame(bytes(recorded), '2.0.0')).toEqual({
      ...head,
      event: 'broadcast',
      payload: null,
      broadcast: { event: 'move', content: { json: { n: 3 } } },
    });
    const sent = '0301010f03000036377265616c74696d653a67616d653a3762696e010203';
    const read = readFrame(bytes(sent), '2.0.0');
    expect(read?.broadcast).toEqual({ event: 'bin', content: { bytes: new Uint8Array([1, 2, 3]) } });
  });

  it('is passed over when it is cut, of another kind, or no JSON', () => {
    const whole = '0301010f04000136377265616c74696d653a67616d653a376d6f76657b226e223a337d';
    // Each cut lacks a part of the head or of the JSON.
    for (let length = 0; length < whole.length; length += 2)
      expect(readFrame(bytes(whole.slice(0, length)), '2.0.0')).toBeNull();
    expect(readFrame(bytes(`04${whole.slice(2)}`), '2.0.0')).toBeNull();
    expect(readFrame(bytes(whole), '1.0.0')).toBeNull();
  });
});

describe('a text frame of a client', () => {
  it('is read in both versions', () => {
    const join = { ...head, event: 'phx_join', payload: { config: {} }, broadcast: null };
    expect(readFrame('["6","7","realtime:game:7","phx_join",{"config":{}}]', '2.0.0')).toEqual(join);
    expect(
      readFrame(
        '{"topic":"realtime:game:7","event":"phx_join","payload":{"config":{}},"ref":"7","join_ref":"6"}',
        '1.0.0',
      ),
    ).toEqual(join);
    const move = { type: 'broadcast', event: 'move', payload: { n: 3 } };
    expect(readFrame(JSON.stringify(['6', '7', head.topic, 'broadcast', move]), '2.0.0')?.broadcast).toEqual({
      event: 'move',
      content: { json: { n: 3 } },
    });
  });

  it('of any content is read or passed over, and never throws', () => {
    const parts = fc.oneof(fc.string(), fc.jsonValue(), fc.constantFrom('phx_join', 'broadcast', null));
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(parts).map((list) => JSON.stringify(list)),
          fc.json(),
        ),
        (text) => {
          const read = readFrame(text, '2.0.0');
          expect(read === null || typeof read.topic === 'string').toBe(true);
        },
      ),
    );
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (content) => {
        const read = readFrame(Uint8Array.from([3, ...content]).buffer, '2.0.0');
        expect(read === null || read.topic !== '').toBe(true);
      }),
    );
  });
});

describe('a frame of the server', () => {
  it('has the form of its version, with the payload as it is', () => {
    const message = { ...head, event: 'phx_reply', json: '{"n":9007199254740993}' };
    expect(writeFrame(message, '2.0.0')).toBe(
      '["6","7","realtime:game:7","phx_reply",{"n":9007199254740993}]',
    );
    expect(writeFrame({ ...message, joinRef: null }, '1.0.0')).toBe(
      '{"topic":"realtime:game:7","event":"phx_reply","payload":{"n":9007199254740993},"ref":"7","join_ref":null}',
    );
  });

  it('carries bytes to version 2.0.0 alone, unless a name is too long for it', () => {
    const sent = { topic: 'realtime:a', event: 'bin', content: new Uint8Array([7, 8]), meta: null };
    expect(Buffer.from(writeBroadcast(sent, '2.0.0') ?? '').toString('hex')).toBe(
      `040a030000${Buffer.from('realtime:abin').toString('hex')}0708`,
    );
    expect(writeBroadcast(sent, '1.0.0')).toBeNull();
    expect(writeBroadcast({ ...sent, event: 'e'.repeat(256) }, '2.0.0')).toBeNull();
  });
});
