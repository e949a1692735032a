import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import {
  discovery,
  health,
  publicKeys,
  refuseFeature,
  refusePasskeys,
  refuseProvider,
  refuseSaml,
  settings,
} from './about-service.ts';
import { answerError } from './answer-error.ts';
import { AuthError } from './auth-error.ts';
import type { AuthContext } from './auth-context.ts';
import { linkIdentity, unlinkIdentity } from './identities.ts';
import { logout } from './tokens/logout.ts';
import { mountAdmin } from './admin/mount-admin.ts';
import { oneTimePassword, recover, resend } from './mails/one-time-mails.ts';
import { reauthenticate } from './reauthenticate.ts';
import { signUp } from './sign-up.ts';
import { steadyAnswer } from './steady-answer.ts';
import { token } from './tokens/token.ts';
import { changeUser, readUser } from './user.ts';
import { followLink, verify } from './mails/verify.ts';
import { challengeFactor } from './factors/factors-challenge.ts';
import { enrollFactor } from './factors/factors-enroll.ts';
import { removeFactor } from './factors/factors-remove.ts';
import { verifyFactor } from './factors/factors-verify.ts';

const MAX_BODY_BYTES = 1_048_576;

/**
 * Creates the account service, `/auth/v1`: one line for each endpoint. All refusals are turned into
 * responses in one place.
 */
export function createAuth(parts: AuthContext): Hono {
  const auth = new Hono();
  auth.use(
    bodyLimit({
      maxSize: MAX_BODY_BYTES,
      onError: () => {
        throw new AuthError('request_entity_too_large', 'The request body is larger than 1 MB');
      },
    }),
  );
  auth.use(async (c, next) => {
    await next();
    c.res.headers.set('Cache-Control', c.res.headers.get('Cache-Control') ?? 'no-store');
  });
  // A look ahead must not spend a link or send a mail; Hono would run the GET.
  auth.use(async (c, next) => (c.req.method === 'HEAD' ? c.body(null, 405) : next()));
  auth.post('/signup', signUp(parts));
  auth.post('/token', token(parts));
  const steady = steadyAnswer(parts);
  auth.post('/otp', steady, oneTimePassword(parts, 'otp'));
  auth.post('/magiclink', steady, oneTimePassword(parts, 'magiclink'));
  auth.post('/recover', steady, recover(parts));
  auth.post('/resend', steady, resend(parts));
  auth.get('/verify', followLink(parts));
  auth.post('/verify', verify(parts));
  auth.get('/user', readUser(parts));
  auth.put('/user', changeUser(parts));
  auth.get('/reauthenticate', reauthenticate(parts));
  auth.post('/logout', logout(parts));
  auth.get('/user/identities/authorize', linkIdentity(parts));
  auth.delete('/user/identities/:id', unlinkIdentity(parts));
  mountFactors(auth, parts);
  mountAdmin(auth, parts);
  auth.get('/settings', settings(parts));
  auth.get('/health', health(parts));
  auth.get('/.well-known/jwks.json', publicKeys(parts));
  auth.get('/.well-known/openid-configuration', discovery(parts));
  mountSwitchedOff(auth);

  auth.all('*', (c) => c.text('404 page not found', 404));
  auth.onError((cause, c) => answerError(cause, c, parts.log));
  return auth;
}

/** Features that a hosted project can switch on and this service does not have. */
function mountSwitchedOff(auth: Hono): void {
  auth.get('/authorize', refuseProvider());
  auth.get('/callback', refuseProvider());
  auth.post('/callback', refuseProvider());
  auth.post('/sso', refuseSaml());
  auth.all('/sso/saml/*', refuseSaml());
  auth.all('/passkeys/*', refusePasskeys());
  const noServer = refuseFeature('OAuth server is disabled');
  for (const path of ['/oauth/*', '/admin/oauth/*', '/.well-known/oauth-authorization-server']) {
    auth.all(path, noServer);
  }
  auth.all('/admin/custom-providers/*', refuseFeature('Custom OAuth providers are disabled'));
}

/** The endpoints of second factors. They have no list: it is part of the user. */
function mountFactors(auth: Hono, parts: AuthContext): void {
  auth.post('/factors', enrollFactor(parts));
  auth.post('/factors/:id/challenge', challengeFactor(parts));
  auth.post('/factors/:id/verify', verifyFactor(parts));
  auth.delete('/factors/:id', removeFactor(parts));
}
