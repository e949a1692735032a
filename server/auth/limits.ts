import type { Context } from 'hono';
import { clientAddress, isLoopback, networkOf } from '../http/client-address.ts';
import type { RateRule } from '../limits/rate-limiter.ts';
import { AuthError } from './auth-error.ts';
import type { AuthContext } from './auth-context.ts';
import { isKnownPlace } from './tokens/known-places.ts';

/**
 * The kinds of requests that are counted separately, so that one does not use up another's turns.
 */
export type Bucket =
  | 'token'
  | 'verify'
  | 'otp'
  | 'magiclink'
  | 'recover'
  | 'resend'
  | 'signup'
  | 'user'
  | 'anonymous'
  | 'factor-verify'
  | 'factor-challenge';

const BURST = 30;
const FIVE_MINUTES = 300;
const HOUR = 3_600;
/**
 * All programs of this machine share one address; a proxy in front says whose request it passes on.
 */
const LOOPBACK_FACTOR = 10;

/**
 * Wrong passwords and wrong codes that one account takes from all strangers together, and from each
 * network that it knows.
 */
const GUESSES: RateRule = { capacity: 20, refill: 20, perSeconds: FIVE_MINUTES };

function ruleOf(bucket: Bucket, { config }: AuthContext): RateRule {
  const { rateLimit } = config;
  const perFiveMinutes = (refill: number): RateRule => ({
    capacity: Math.min(BURST, refill),
    refill,
    perSeconds: FIVE_MINUTES,
  });
  switch (bucket) {
    case 'token':
      return perFiveMinutes(rateLimit.tokenRefresh);
    case 'verify':
      return perFiveMinutes(rateLimit.tokenVerifications);
    case 'anonymous':
      return { capacity: rateLimit.anonymousUsers, refill: rateLimit.anonymousUsers, perSeconds: HOUR };
    case 'factor-verify':
    case 'factor-challenge':
      return { capacity: BURST, refill: 15, perSeconds: 60 };
    default:
      return perFiveMinutes(rateLimit.signInSignUps);
  }
}

/** Takes a turn of the address that a request comes from; throws 429 when it has no turn left. */
export async function limitAddress(parts: AuthContext, c: Context, bucket: Bucket): Promise<void> {
  const address = clientAddress(c);
  const rule = ruleOf(bucket, parts);
  const factor = isLoopback(address) ? LOOPBACK_FACTOR : 1;
  const scaled = { ...rule, capacity: rule.capacity * factor, refill: rule.refill * factor };
  await take(parts, `address:${bucket}`, networkOf(address), scaled);
}

/**
 * Takes a guess at a secret of the account with this e-mail address, known or not; `secret` is an
 * id where it is not the password or a code of a mail. From where the account was signed in before,
 * guesses are counted apart: strangers who use theirs up do not lock its owner out.
 */
export async function limitGuesses(
  parts: AuthContext,
  c: Context,
  email: string,
  secret = email,
): Promise<void> {
  const isKnown = await isKnownPlace(parts, c, email);
  const key = isKnown ? `${secret} ${networkOf(clientAddress(c))}` : secret;
  await take(parts, isKnown ? 'guess-known' : 'guess', key, GUESSES);
}

async function take(parts: AuthContext, bucket: string, key: string, rule: RateRule): Promise<void> {
  const turn = await parts.limiter.take(bucket, key, rule);
  if (turn.ok) return;
  const { retryAfter } = turn;
  throw new AuthError('over_request_rate_limit', 'Request rate limit reached', { retryAfter });
}

/**
 * Takes one of the mails that this installation sends in an hour, and one of those that one address
 * gets. Not asked where nothing is mailed.
 */
export async function limitMails(parts: AuthContext, email: string): Promise<void> {
  const { config, mailer } = parts;
  if (!mailer.delivers) return;
  const { maxFrequency } = config.email;
  if (maxFrequency > 0) {
    const own = await parts.limiter.take('mail-to', email, {
      capacity: 1,
      refill: 1,
      perSeconds: maxFrequency,
    });
    if (!own.ok) {
      const { retryAfter } = own;
      const message = `For security purposes, you can only request this after ${String(retryAfter)} seconds.`;
      throw new AuthError('over_email_send_rate_limit', message, { retryAfter });
    }
  }
  const { emailSent } = config.rateLimit;
  const all = await parts.limiter.take('mail', 'all', {
    capacity: emailSent,
    refill: emailSent,
    perSeconds: HOUR,
  });
  if (all.ok) return;
  const { retryAfter } = all;
  throw new AuthError('over_email_send_rate_limit', 'Email rate limit exceeded', { retryAfter });
}
