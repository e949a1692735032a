import { isRecord, parseJson } from '../_shared/fetch-json.ts';

/** Texts to translate, checked. */
export type Order = {
  readonly texts: readonly string[];
  /** The translator's own code. */
  readonly language: string;
  readonly formality: 'more' | 'less' | 'default';
};

export type OrderResult =
  | { readonly ok: true; readonly order: Order }
  | { readonly ok: false; readonly code: string; readonly message: string };

const MAX_TEXTS = 50;
const MAX_CHARACTERS = 50_000;

/** The translator wants to know which English and which Portuguese. */
const VARIANTS: Readonly<Record<string, string>> = { EN: 'EN-GB', PT: 'PT-PT' };

/**
 * Reads the body of an order, `{ texts, targetLanguage, formality? }`: 1 to 50 texts of 50,000
 * characters (UTF-16 units) in all, a language code in capitals such as `ES` or `EN-US`, a
 * formality of more, less or default (the default). Returns a code of its own for each thing that
 * can be wrong.
 */
export function parseOrder(body: string): OrderResult {
  const parsed = parseJson(body);
  if (!isRecord(parsed)) return wrong('body_not_json', 'The body must be a JSON object.');
  const { texts, targetLanguage, formality = 'default' } = parsed;
  if (!Array.isArray(texts) || texts.length === 0)
    return wrong('texts_missing', 'texts must be a list of texts.');
  if (texts.length > MAX_TEXTS) return wrong('too_many_texts', `At most ${String(MAX_TEXTS)} texts at once.`);
  if (!texts.every((text) => typeof text === 'string'))
    return wrong('text_not_text', 'Each of texts must be a text.');
  if (texts.reduce((sum, text) => sum + text.length, 0) > MAX_CHARACTERS) {
    return wrong('texts_too_long', `At most ${String(MAX_CHARACTERS)} characters at once.`);
  }
  if (typeof targetLanguage !== 'string' || !/^[A-Z]{2,3}(?:-[A-Z0-9]{2,4})?$/.test(targetLanguage)) {
    return wrong('bad_language', 'targetLanguage must be a language code in capitals, such as ES.');
  }
  if (formality !== 'more' && formality !== 'less' && formality !== 'default') {
    return wrong('bad_formality', 'formality must be more, less or default.');
  }
  return { ok: true, order: { texts, language: VARIANTS[targetLanguage] ?? targetLanguage, formality } };
}

function wrong(code: string, message: string): OrderResult {
  return { ok: false, code, message };
}
