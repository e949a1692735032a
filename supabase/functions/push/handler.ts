import { answerJson, answerMethod, refuse } from '../_shared/answer.ts';
import { fetchJson } from '../_shared/fetch-json.ts';
import { type FunctionContext, type FunctionHandler, setting } from '../_shared/function-context.ts';
import { drainPushes, type PushQueue } from './drain-pushes.ts';
import { readOrigins } from './push-service.ts';
import type { PushSender } from './send-push.ts';
import { readVapidKeys } from './vapid.ts';

const TIME_LIMIT_MS = 10_000;

/**
 * Sends the notifications that are due, on a hosted project: a schedule calls it every few seconds
 * (docs/operating.md, "Hosted project"). The caller shows PUSH_SECRET and learns their number. Our
 * own server sends them by itself and has no such secret, so there the function is switched off.
 */
export function createHandler(parts: FunctionContext): FunctionHandler {
  return async (request) => {
    const early = answerMethod(request, ['POST']);
    if (early !== null) return early;
    const secret = setting(parts, 'PUSH_SECRET');
    const sender = await readSender(parts);
    if (secret === null || sender === null)
      return refuse(503, 'not_configured', 'Notifications are not set up.');
    const shown = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
    if (!(await isSame(shown, secret))) return refuse(401, 'wrong_secret', 'The secret is missing or wrong.');
    try {
      return answerJson(200, { sent: await drainPushes(queueOf(parts), sender) });
    } catch {
      return refuse(502, 'unreachable', 'The queue cannot be reached.');
    }
  };
}

async function readSender(parts: FunctionContext): Promise<PushSender | null> {
  const keys = await readVapidKeys(setting(parts, 'PUSH_KEY') ?? '');
  const subject = setting(parts, 'PUSH_CONTACT');
  const origins = readOrigins(setting(parts, 'PUSH_SERVICES'));
  if (keys === null || origins === null || subject === null || !/^(?:mailto:|https:\/\/)\S+$/.test(subject))
    return null;
  return { fetch: parts.fetch, keys, subject, origins, now: () => new Date() };
}

/** Compares hashes, so that the time it takes tells nothing of the secret. */
async function isSame(one: string, other: string): Promise<boolean> {
  const [first, second] = await Promise.all(
    [one, other].map(async (text) => crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))),
  );
  if (first === undefined || second === undefined) return false;
  const [left, right] = [new Uint8Array(first), new Uint8Array(second)];
  return left.every((byte, at) => byte === right[at]);
}

/** The only function that holds the service key: nobody else may read the queue. */
function queueOf(parts: FunctionContext): PushQueue {
  const base = (setting(parts, 'SUPABASE_URL') ?? '').replace(/\/+$/, '');
  const key = setting(parts, 'SUPABASE_SERVICE_ROLE_KEY') ?? '';
  const call = async (name: string, body: object) => {
    const headers = { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    const signal = AbortSignal.timeout(TIME_LIMIT_MS);
    const init = { method: 'POST', headers, signal, body: JSON.stringify(body) };
    const answer = await fetchJson(parts, `${base}/rest/v1/rpc/${name}`, init);
    if (!answer.ok || answer.status >= 300) throw new Error('the queue did not answer');
    return answer.body;
  };
  return {
    claim: async (most) => call('claim_pushes', { most }),
    finish: async (outcomes) => void (await call('finish_pushes', { outcomes })),
  };
}
