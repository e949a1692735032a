import type { Handler } from 'hono';
import { AuthError, OAuthError } from '../auth-error.ts';
import type { AuthContext } from '../auth-context.ts';
import { limitAddress } from '../limits.ts';
import { grantPassword } from './token-password.ts';
import { grantCode } from './token-pkce.ts';
import { grantRefresh } from './token-refresh.ts';

/** POST /token: each grant type in a file of its own. */
export function token(parts: AuthContext): Handler {
  const password = grantPassword(parts);
  const refresh = grantRefresh(parts);
  const pkce = grantCode(parts);
  return async (c) => {
    const grant = c.req.query('grant_type') ?? '';
    if (grant === 'web3') throw new AuthError('web3_provider_disabled', 'Web3 provider is disabled');
    await limitAddress(parts, c, 'token');
    switch (grant) {
      case 'password':
        return password(c);
      case 'refresh_token':
        return refresh(c);
      case 'pkce':
        return pkce(c);
      case 'id_token':
        return refuseIdToken(await c.req.text());
      default:
        throw new AuthError('invalid_credentials', 'unsupported_grant_type');
    }
  };
}

/** Refuses the token of an outside provider, because none is set up. */
function refuseIdToken(text: string): never {
  if (!/"id_token"\s*:\s*"[^"]/.test(text)) {
    throw new OAuthError('invalid request', 'id_token required');
  }
  throw new AuthError('provider_disabled', 'Provider is not enabled');
}
