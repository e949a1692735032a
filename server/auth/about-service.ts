import type { Handler } from 'hono';
import { AuthError } from './auth-error.ts';
import { confirmsAtOnce, type AuthContext } from './auth-context.ts';

/** Outside providers that a hosted project could have; none is set up here. */
const PROVIDERS = [
  'apple',
  'azure',
  'bitbucket',
  'discord',
  'facebook',
  'figma',
  'fly',
  'github',
  'gitlab',
  'google',
  'kakao',
  'keycloak',
  'linkedin',
  'linkedin_oidc',
  'notion',
  'slack',
  'slack_oidc',
  'snapchat',
  'spotify',
  'twitch',
  'twitter',
  'workos',
  'x',
  'zoom',
] as const;

/** GET /settings: what a client may offer. */
export function settings(parts: AuthContext): Handler {
  const { config } = parts;
  const off = Object.fromEntries(PROVIDERS.map((name) => [name, false]));
  return (c) =>
    c.json({
      external: {
        anonymous_users: config.anonymousSignIns,
        ...off,
        email: config.email.enableSignup,
        phone: false,
      },
      disable_signup: !config.enableSignup,
      mailer_autoconfirm: confirmsAtOnce(parts),
      phone_autoconfirm: false,
      sms_provider: '',
      saml_enabled: false,
      passkeys_enabled: false,
    });
}

/** GET /health: which service this is. */
export function health({ version }: AuthContext): Handler {
  return (c) =>
    c.json({ version, name: 'GoTrue', description: 'The account service of Muster, in the shape of GoTrue' });
}

/** GET /.well-known/jwks.json: the public keys that tokens can be verified with. */
export function publicKeys({ keys }: AuthContext): Handler {
  return (c) => c.json(keys.publicKeys, 200, { 'Cache-Control': 'public, max-age=600' });
}

/** GET /.well-known/openid-configuration. */
export function discovery({ address, keys }: AuthContext): Handler {
  const algorithms = [
    ...new Set(keys.publicKeys.keys.map((key) => key.alg).filter((alg) => alg !== undefined)),
  ];
  return (c) =>
    c.json(
      {
        issuer: address,
        jwks_uri: `${address}/.well-known/jwks.json`,
        userinfo_endpoint: `${address}/user`,
        token_endpoint: `${address}/token`,
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: algorithms,
      },
      200,
      { 'Cache-Control': 'public, max-age=600' },
    );
}

/** GET /authorize and /callback: there is no outside provider. */
export function refuseProvider(): Handler {
  return (c) => {
    const name = (c.req.query('provider') ?? '').slice(0, 40);
    const message =
      name === ''
        ? 'Unsupported provider: missing provider'
        : 'Unsupported provider: provider is not enabled';
    throw new AuthError('validation_failed', message);
  };
}

/** POST /sso and everything of SAML. */
export function refuseSaml(): Handler {
  return () => {
    throw new AuthError('saml_provider_disabled', 'SAML 2.0 is disabled');
  };
}

/** Everything of passkeys. */
export function refusePasskeys(): Handler {
  return () => {
    throw new AuthError('passkey_disabled', 'Passkeys are disabled');
  };
}

/**
 * Everything of a part that a hosted project can switch on: signing in elsewhere with an account of
 * here, providers of one's own.
 */
export function refuseFeature(message: string): Handler {
  return () => {
    throw new AuthError('feature_disabled', message);
  };
}
