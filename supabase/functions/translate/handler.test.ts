import { describe, expect, it } from 'vitest';
import {
  adminBackend,
  sentJson,
  signedIn,
  testContext,
  timedOut,
  type Answer,
} from '../_shared/test-context.ts';
import { createHandler } from './handler.ts';

const SETTINGS = { DEEPL_API_KEY: 'deepl-secret:fx' };
const ORDER = { texts: ['Hello', ' ', 'World'], targetLanguage: 'ES', formality: 'more' };

const translator =
  (answer: (init: RequestInit) => Response | Error): Answer =>
  (address, init) =>
    address.includes('deepl.com/') ? answer(init) : null;

/** A translator that shouts. */
const shouting = translator((init) => {
  const { text } = sentJson(init) as { text: string[] };
  return Response.json({
    translations: text.map((one) => ({ detected_source_language: 'EN', text: one.toUpperCase() })),
  });
});

async function ask(order: unknown, answer: Answer, env: Readonly<Record<string, string>> = SETTINGS) {
  const { parts, calls } = testContext(env, adminBackend, answer);
  const body = typeof order === 'string' ? order : JSON.stringify(order);
  const response = await createHandler(parts)(signedIn({ method: 'POST', body }));
  const text = await response.text();
  return { response, text, body: JSON.parse(text) as unknown, asked: calls.slice(2) };
}

describe('translate', () => {
  it('answers as many translations as there are texts, in their order', async () => {
    const { response, body, asked } = await ask(ORDER, shouting);
    expect(response.status).toBe(200);
    expect(body).toEqual({ translations: ['HELLO', ' ', 'WORLD'] });
    expect(asked).toMatchObject([
      {
        address: 'https://api-free.deepl.com/v2/translate',
        init: {
          method: 'POST',
          headers: { authorization: 'DeepL-Auth-Key deepl-secret:fx' },
          redirect: 'error',
        },
      },
    ]);
    expect(sentJson(asked[0]?.init)).toEqual({
      text: ['Hello', 'World'],
      target_lang: 'ES',
      formality: 'prefer_more',
    });
    expect(asked[0]?.init.signal).toBeInstanceOf(AbortSignal);
  });

  it('uses the other address for a paid account', async () => {
    const { asked } = await ask(ORDER, shouting, { DEEPL_API_KEY: ' deepl-secret ' });
    expect(asked[0]).toMatchObject({
      address: 'https://api.deepl.com/v2/translate',
      init: { headers: { authorization: 'DeepL-Auth-Key deepl-secret' } },
    });
  });

  it('asks nobody about blank texts', async () => {
    const { body, asked } = await ask({ ...ORDER, texts: ['', ' \n'] }, shouting);
    expect(body).toEqual({ translations: ['', ' \n'] });
    expect(asked).toEqual([]);
  });

  it('is for administrators only, whatever the body', async () => {
    const { parts, calls } = testContext(SETTINGS, (address) =>
      address.includes('profiles') ? Response.json([]) : adminBackend(address, {}),
    );
    const response = await createHandler(parts)(signedIn({ method: 'POST', body: '{' }));
    expect(response.status).toBe(403);
    expect(calls).toHaveLength(2);
  });

  it('takes POST alone', async () => {
    const { parts } = testContext(SETTINGS, adminBackend);
    expect((await createHandler(parts)(signedIn())).status).toBe(405);
  });

  it('says that it is not set up without a key', async () => {
    const { response, body } = await ask(ORDER, shouting, {});
    expect(response.status).toBe(503);
    expect(body).toMatchObject({ code: 'not_configured' });
  });

  it.each([
    ['{', 400, 'body_not_json'],
    [{ ...ORDER, texts: [] }, 400, 'texts_missing'],
    [JSON.stringify({ ...ORDER, pad: ' '.repeat(128_000) }), 413, 'body_too_large'],
  ])('refuses a bad order before it asks the translator', async (order, status, code) => {
    const { response, body, asked } = await ask(order, shouting);
    expect(response.status).toBe(status);
    expect(body).toMatchObject({ code });
    expect(asked).toEqual([]);
  });

  it.each([
    ['too much at once', () => new Response('deepl-secret', { status: 429 }), 429, 'quota_exceeded'],
    ['a used-up account', () => new Response('deepl-secret', { status: 456 }), 429, 'quota_exceeded'],
    [
      'an unknown language',
      () => Response.json({ message: 'deepl-secret' }, { status: 400 }),
      400,
      'bad_language',
    ],
    ['a bad key', () => new Response('deepl-secret', { status: 403 }), 502, 'upstream_failed'],
    ['too few texts', () => Response.json({ translations: [{ text: 'one' }] }), 502, 'upstream_failed'],
    ['no texts', () => Response.json({ translations: [{ text: 1 }, { text: 2 }] }), 502, 'upstream_failed'],
    ['no JSON', () => new Response('deepl-secret'), 502, 'upstream_failed'],
    ['nothing', () => new TypeError('bad header: deepl-secret'), 502, 'upstream_failed'],
    ['nothing in time', timedOut, 504, 'upstream_timeout'],
  ])('says no secret when the translator answers %s', async (_what, answer, status, code) => {
    const { response, text, body } = await ask(ORDER, translator(answer));
    expect(response.status).toBe(status);
    expect(body).toMatchObject({ code });
    expect(text).not.toContain('deepl-secret');
  });
});
