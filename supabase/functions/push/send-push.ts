import type { FunctionContext } from '../_shared/function-context.ts';
import { toBase64Url } from './base64url.ts';
import type { DuePush, PushOutcome } from './due-push.ts';
import { encryptPush } from './encrypt-push.ts';
import { isPushService } from './push-service.ts';
import { vapidHeader, type VapidKeys } from './vapid.ts';
import { writePush } from './write-push.ts';

export type PushSender = {
  readonly fetch: FunctionContext['fetch'];
  readonly keys: VapidKeys;
  /** A `mailto:` or `https:` address at which a push service reaches the host of this site. */
  readonly subject: string;
  /** Origins of push services besides those of the makers of browsers. */
  readonly origins: readonly string[];
  readonly now: () => Date;
};

const TIME_LIMIT_MS = 10_000;
const LONGEST_WAIT = 3_600;

/** Sends one message to its push service. Never rejects. */
export async function sendPush(push: DuePush, sender: PushSender): Promise<PushOutcome> {
  const { id, endpoint, p256dh, auth } = push;
  const done = (outcome: PushOutcome['outcome'], wait = 0) => ({ id, outcome, wait });
  if (!isPushService(endpoint, sender.origins)) return done('gone');
  const text = writePush(push);
  if (text === null) return done('refused');
  const body = await encryptPush(new TextEncoder().encode(JSON.stringify(text)), { p256dh, auth });
  if (body === null) return done('gone');
  try {
    const response = await sender.fetch(endpoint, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
      headers: await headersOf(push, text.tag, sender),
      body,
    });
    // Nothing in the response is of use: a service may not keep the connection with it.
    await response.body?.cancel();
    return { id, ...outcomeOf(response, sender.now()) };
  } catch {
    return done('later');
  }
}

async function headersOf(push: DuePush, tag: string, { keys, subject, now }: PushSender) {
  return {
    Authorization: await vapidHeader(push.endpoint, subject, keys, now()),
    'Content-Encoding': 'aes128gcm',
    'Content-Type': 'application/octet-stream',
    TTL: String(push.livesFor),
    Urgency: push.isUrgent ? 'high' : 'normal',
    Topic: await topicOf(push.auth, tag),
  };
}

/**
 * A name for what the message is about: the service replaces an older message of the same name. It
 * says nothing, as it is made with the secret of the browser.
 */
async function topicOf(secret: string, tag: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${secret} ${tag}`));
  return toBase64Url(new Uint8Array(hash)).slice(0, 32);
}

function outcomeOf({ status, headers }: Response, now: Date): Omit<PushOutcome, 'id'> {
  if (status >= 200 && status < 300) return { outcome: 'sent', wait: 0 };
  if (status === 404 || status === 410) return { outcome: 'gone', wait: 0 };
  if (status === 429 || status >= 500) return { outcome: 'later', wait: waitOf(headers, now) };
  return { outcome: 'refused', wait: 0 };
}

/** The seconds of Retry-After, which has a number or a date. */
function waitOf(headers: Headers, now: Date): number {
  const text = headers.get('Retry-After') ?? '';
  const seconds = /^\d{1,9}$/.test(text) ? Number(text) : (Date.parse(text) - now.getTime()) / 1_000;
  return Number.isFinite(seconds) ? Math.min(LONGEST_WAIT, Math.max(0, Math.ceil(seconds))) : 0;
}
