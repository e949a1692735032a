import type { Context } from 'hono';
import * as v from 'valibot';
import { findByEmail } from '../accounts.ts';
import { noteAudit } from '../admin/audit.ts';
import { AuthError } from '../auth-error.ts';
import type { AuthContext } from '../auth-context.ts';
import { deviceOf, refuseBanned } from './authenticate.ts';
import { rememberPlace } from './known-places.ts';
import { limitGuesses } from '../limits.ts';
import { weakMessage, weakReasons } from '../password-rules.ts';
import { readBody, textField } from '../request.ts';
import { startSession, tokenResponse } from './sessions.ts';
import { mustFind } from '../sign-up.ts';

const body = v.object({ email: textField, phone: textField, password: textField });

/**
 * POST /token?grant_type=password. Refuses an unknown address, an account without password and a
 * wrong password alike, after the same work. Other refusals need the right password first.
 */
export function grantPassword(parts: AuthContext): (c: Context) => Promise<Response> {
  return async (c) => {
    const { config, database, hasher, now } = parts;
    const { email, phone, password } = await readBody(c, body);
    if (email !== '' && phone !== '') {
      throw new AuthError(
        'validation_failed',
        'Only an email address or phone number should be provided on login.',
      );
    }
    if (phone !== '') throw new AuthError('phone_provider_disabled', 'Phone logins are disabled');
    if (email === '') throw new AuthError('validation_failed', 'missing email or phone');
    if (!config.email.enableSignup)
      throw new AuthError('email_provider_disabled', 'Email logins are disabled');
    const address = email.trim().toLowerCase();
    await limitGuesses(parts, c, address);
    const known = await database.withOwner((session) => findByEmail(session, address.slice(0, 255)));
    const hash = known?.user.encrypted_password ?? '';
    const matches = await hasher.matches(password, hash === '' ? null : hash);
    if (known === null || !matches) throw new AuthError('invalid_credentials', 'Invalid login credentials');
    refuseBanned(known, now(), 400);
    if (known.user.email_confirmed_at === null)
      throw new AuthError('email_not_confirmed', 'Email not confirmed');

    const { account, open } = await database.withOwner(async (session) => {
      const current = await mustFind(session, known.user.id);
      // Changed while the hash was compared: what was shown is the former password.
      if (current.user.encrypted_password !== hash) {
        throw new AuthError('invalid_credentials', 'Invalid login credentials');
      }
      const begun = await startSession(session, parts, known.user.id, 'password', deviceOf(c));
      await rememberPlace(session, c, current, now());
      await noteAudit(session, c, 'login', known.user.id, now());
      return { account: await mustFind(session, known.user.id), open: begun };
    });
    const reasons = weakReasons(password, config.password);
    const weak = { message: weakMessage(reasons, config.password), reasons };
    const tokens = await tokenResponse(parts, account, open);
    return c.json(reasons.length === 0 ? tokens : { ...tokens, weak_password: weak });
  };
}
