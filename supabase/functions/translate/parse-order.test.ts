import { describe, expect, it } from 'vitest';
import { parseOrder } from './parse-order.ts';

const parse = (order: unknown) => parseOrder(JSON.stringify(order));

describe('parseOrder', () => {
  it('reads texts, language and formality', () => {
    expect(parse({ texts: ['a', ''], targetLanguage: 'ES', formality: 'more', other: 1 })).toEqual({
      ok: true,
      order: { texts: ['a', ''], language: 'ES', formality: 'more' },
    });
  });

  it.each([
    ['FR', 'FR'],
    ['EN', 'EN-GB'],
    ['EN-US', 'EN-US'],
    ['PT', 'PT-PT'],
    ['ES-419', 'ES-419'],
    ['ZH-HANS', 'ZH-HANS'],
  ])('asks for %s as %s, in no special tone', (targetLanguage, language) => {
    expect(parse({ texts: ['a'], targetLanguage })).toMatchObject({
      order: { language, formality: 'default' },
    });
  });

  it.each([
    ['[]', 'body_not_json'],
    ['{', 'body_not_json'],
    ['', 'body_not_json'],
    ['null', 'body_not_json'],
  ])('refuses the body %j as %s', (body, code) => {
    expect(parseOrder(body)).toMatchObject({ ok: false, code });
  });

  it.each([
    [{}, 'texts_missing'],
    [{ texts: 'a' }, 'texts_missing'],
    [{ texts: [] }, 'texts_missing'],
    [{ texts: Array.from({ length: 51 }, () => 'a') }, 'too_many_texts'],
    [{ texts: ['a', 1] }, 'text_not_text'],
    [{ texts: ['a'.repeat(25_000), 'b'.repeat(25_001)] }, 'texts_too_long'],
    [{ texts: ['a'], targetLanguage: 'es' }, 'bad_language'],
    [{ texts: ['a'] }, 'bad_language'],
    [{ texts: ['a'], targetLanguage: 'ES&x' }, 'bad_language'],
    [{ texts: ['a'], targetLanguage: 'ES', formality: 'very' }, 'bad_formality'],
    [{ texts: ['a'], targetLanguage: 'ES', formality: null }, 'bad_formality'],
  ])('refuses %j as %s', (order, code) => {
    expect(parse(order)).toMatchObject({ ok: false, code });
  });

  it('takes as much as it promises', () => {
    const texts = Array.from({ length: 50 }, () => 'a'.repeat(1_000));
    expect(parse({ texts, targetLanguage: 'ES' }).ok).toBe(true);
  });
});
