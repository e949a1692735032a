import { answerJson, answerMethod, refuse } from '../_shared/answer.ts';
import { fetchJson, isRecord, type Fetched } from '../_shared/fetch-json.ts';
import { setting, type FunctionHandler, type FunctionContext } from '../_shared/function-context.ts';
import { readText } from '../_shared/read-text.ts';
import { refuseUnlessAdmin } from '../_shared/require-admin.ts';
import { parseOrder, type Order } from './parse-order.ts';

const TIMEOUT_MS = 15_000;
const MAX_BODY_BYTES = 128_000;

/** The translator's words for "if the language has such a thing". */
const FORMALITY = { more: 'prefer_more', less: 'prefer_less', default: 'default' };

/**
 * Machine translation for administrators: `{ texts, targetLanguage, formality? }` becomes `{
 * translations }`, as many and in the same order. Asks DeepL with `DEEPL_API_KEY`; keys that end in
 * `:fx` belong to its free address. Without a key 503 `not_configured`, with a used-up account 429
 * `quota_exceeded`. Limits are parseOrder's, and 128 kB of body.
 */
export function createHandler(parts: FunctionContext): FunctionHandler {
  return async (request) =>
    answerMethod(request, ['POST']) ??
    (await refuseUnlessAdmin(request, parts)) ??
    (await answerOrder(request, parts));
}

async function answerOrder(request: Request, parts: FunctionContext): Promise<Response> {
  const key = setting(parts, 'DEEPL_API_KEY');
  if (key === null)
    return refuse(503, 'not_configured', 'Translation is not set up: DEEPL_API_KEY is not set.');
  const body = await readText(request.body, MAX_BODY_BYTES).catch(() => null);
  if (body === null) return refuse(400, 'body_broken', 'The body did not arrive whole.');
  if (!body.ok && body.reason === 'too-large')
    return refuse(413, 'body_too_large', 'At most 128 kB at once.');
  const parsed = parseOrder(body.ok ? body.text : '');
  return parsed.ok ? translate(parts, key, parsed.order) : refuse(400, parsed.code, parsed.message);
}

async function translate(parts: FunctionContext, key: string, order: Order): Promise<Response> {
  // Blank texts are their own translation; the translator refuses or charges them.
  const written = order.texts.filter((text) => text.trim() !== '');
  if (written.length === 0) return answerJson(200, { translations: order.texts });
  const host = key.endsWith(':fx') ? 'api-free.deepl.com' : 'api.deepl.com';
  const fetched = await fetchJson(parts, `https://${host}/v2/translate`, {
    method: 'POST',
    headers: {
      authorization: `DeepL-Auth-Key ${key}`,
      'content-type': 'application/json',
      accept: 'application/json',
      'user-agent': 'Muster',
    },
    body: JSON.stringify({
      text: written,
      target_lang: order.language,
      formality: FORMALITY[order.formality],
    }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const translated = fetched.ok && fetched.status === 200 ? parseTranslations(fetched.body) : [];
  if (translated.length !== written.length) return fault(fetched);
  const next = translated.values();
  const translations = order.texts.map((text) => (text.trim() === '' ? text : (next.next().value ?? text)));
  return answerJson(200, { translations });
}

function parseTranslations(body: unknown): readonly string[] {
  const entries = isRecord(body) ? body['translations'] : null;
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry: unknown) => {
    const text = isRecord(entry) ? entry['text'] : null;
    return typeof text === 'string' ? [text] : [];
  });
}

function fault(fetched: Fetched): Response {
  if (!fetched.ok && fetched.reason === 'timeout') {
    return refuse(504, 'upstream_timeout', 'The translator did not answer in time. Try again.');
  }
  const status = fetched.ok ? fetched.status : 0;
  if (status === 429 || status === 456) {
    return refuse(429, 'quota_exceeded', 'The translator takes no more texts for now. Try again later.');
  }
  // All else of the order was checked here.
  if (status === 400) return refuse(400, 'bad_language', 'The translator does not know this targetLanguage.');
  return refuse(
    502,
    'upstream_failed',
    'The translator could not be used. Try again, or check DEEPL_API_KEY.',
  );
}
