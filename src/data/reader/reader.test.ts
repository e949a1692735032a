import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { becomeNobody } from '#data/session/apply-session.ts';
import type { FakeAnswer } from '#tests/builders/fake-backend.ts';
import { fakeBackend, noNetwork } from '#tests/builders/fake-backend.ts';
import { bundledTextsQuery } from './bundled-texts.ts';
import { faqQuery } from './faq.ts';
import { keptTextsQuery } from './kept-texts.ts';
import { rulesQuery } from './rules.ts';
import { descriptionOf, nameOf, specialRulesQuery } from './special-rules.ts';

const CHAPTER = { id: 'c', title: 'Sight', title_es: 'Visión', title_fr: null };
const SECTION = { id: 's', chapter_id: 'c', title: 'Cover', content: 'Text.', title_es: 7 };
const QUESTION = { id: 'q', section: 'Why?', content: 'No.', content_es: 'No, no.' };

const client = () => new QueryClient({ defaultOptions: { queries: { retryDelay: 0 } } });

/** Returns the logged errors and clears them, so that the test does not fail for them. */
function logged(): readonly unknown[] {
  const calls = vi.mocked(console.error).mock.calls.map(([what]) => what as unknown);
  vi.mocked(console.error).mockClear();
  return calls;
}

/** Installs a fake backend with a response for each table by name. */
function tables(answers: Readonly<Record<string, (query: URLSearchParams) => FakeAnswer>>) {
  return fakeBackend(({ path }) => {
    const url = new URL(path, 'http://x');
    return answers[url.pathname.replace('/rest/v1/', '')]?.(url.searchParams) ?? null;
  });
}

const rows =
  (...body: readonly unknown[]) =>
  () => ({ status: 200, body });
const failing = () => ({ status: 500, body: { message: 'x', code: 'XX000' } });

beforeEach(() => {
  becomeNobody();
  vi.mocked(console.error).mockImplementation(() => undefined);
});
afterEach(() => vi.unstubAllGlobals());

describe('the rules', () => {
  it('are read in reading order, without malformed rows', async () => {
    const { calls } = tables({
      rules_chapters: rows(CHAPTER, { id: 'bad' }),
      rules_sections: rows(SECTION, null),
    });
    const [chapter, ...others] = await client().query(rulesQuery());
    expect(others).toEqual([]);
    expect(chapter).toMatchObject({ id: 'c', title: 'Sight', translations: { es: { title: 'Visión' } } });
    expect(chapter?.sections).toEqual([{ id: 's', title: 'Cover', text: 'Text.', translations: {} }]);
    const asked = calls.filter(({ path }) => path.startsWith('/rest/v1/rules_'));
    expect(asked.map(({ path }) => new URL(path, 'http://x').searchParams.get('order'))).toEqual([
      'order_index.asc,id.asc',
      'order_index.asc,id.asc',
    ]);
  });

  it('are requested four times; then the failure is logged and the list is empty', async () => {
    const { calls } = tables({ rules_chapters: failing, rules_sections: rows(SECTION) });
    expect(await client().query(rulesQuery())).toEqual([]);
    expect(calls.filter(({ path }) => path.startsWith('/rest/v1/rules_chapters'))).toHaveLength(4);
    expect(logged()).toEqual(['The rules could not be read.']);
  });
});

describe('the FAQ', () => {
  it('is read with its existing translations', async () => {
    tables({ faq_sections: rows(QUESTION) });
    const [topic] = await client().query(faqQuery());
    expect(topic?.entries).toEqual([
      {
        id: 'q',
        question: 'Why?',
        answer: 'No.',
        translations: { es: { question: 'Why?', answer: 'No, no.' } },
      },
    ]);
  });

  it('logs a failure and rejects', async () => {
    tables({ faq_sections: noNetwork });
    await expect(client().query(faqQuery())).rejects.toThrow('there was no answer');
    expect(logged()).toEqual(['The FAQ could not be read.']);
  });
});

describe('special rules', () => {
  const rule = { name: 'Trap', name_es: 'Trampa', description: 'Text', description_es: ' ' };

  it('are told in a language, else in English', async () => {
    tables({ special_rules: rows(rule) });
    const [read] = await client().query(specialRulesQuery());
    if (read === undefined) throw new Error('no rule');
    expect([nameOf(read, 'es'), nameOf(read, 'fr'), descriptionOf(read, 'es')]).toEqual([
      'Trampa',
      'Trap',
      'Text',
    ]);
  });

  it('are names only where the table has no columns for translations yet', async () => {
    tables({
      special_rules: (query) =>
        query.get('select') === 'name'
          ? { status: 200, body: [{ name: 'Trap' }] }
          : { status: 400, body: { message: 'column does not exist', code: '42703' } },
    });
    const [read] = await client().query(specialRulesQuery());
    expect(read).toMatchObject({ name: 'Trap', description: null });
  });

  it('are an empty list after any other failure, which is logged', async () => {
    tables({ special_rules: failing });
    expect(await client().query(specialRulesQuery())).toEqual([]);
    expect(logged()).toEqual(['The special rules could not be read.']);
  });
});

it('the build carries all texts in each language', async () => {
  const [en, es] = await Promise.all([
    client().query(bundledTextsQuery('en')),
    client().query(bundledTextsQuery('es')),
  ]);
  expect(es.rules.map(({ id }) => id)).toEqual(en.rules.map(({ id }) => id));
  expect(es.faq.length).toBe(en.faq.length);
  expect(es.rules[0]?.title).not.toBe(en.rules[0]?.title);
});

it('nothing is kept where the browser keeps nothing', async () => {
  expect(await client().query(keptTextsQuery())).toEqual({ rules: null, faq: null });
});
