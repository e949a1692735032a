import type { Context } from 'hono';
import * as v from 'valibot';
import { noteAudit } from '../admin/audit.ts';
import { AuthError } from '../auth-error.ts';
import type { AuthContext } from '../auth-context.ts';
import { deviceOf, refuseBanned } from './authenticate.ts';
import { answersChallenge, dropFlow, findFlow } from './pkce.ts';
import { readBody, textField } from '../request.ts';
import { startSession, tokenResponse, type AuthenticationMethod } from './sessions.ts';
import { mustFind } from '../sign-up.ts';

/** Seconds in which the code of a link must be exchanged. */
const CODE_LIFE = 300;

const METHODS: readonly AuthenticationMethod[] = [
  'email/signup',
  'magiclink',
  'recovery',
  'invite',
  'email_change',
];

const body = v.object({ auth_code: textField, code_verifier: textField });

/** POST /token?grant_type=pkce: the code that a followed link ended in, for a session, once. */
export function grantCode(parts: AuthContext): (c: Context) => Promise<Response> {
  return async (c) => {
    const { database, now } = parts;
    const { auth_code: code, code_verifier: verifier } = await readBody(c, body);
    if (code === '' || verifier === '') {
      throw new AuthError(
        'validation_failed',
        'invalid request: both auth code and code verifier should be non-empty',
      );
    }
    const { account, open } = await database.withOwner(async (session) => {
      const flow = await findFlow(session, code);
      if (flow === null || flow.userId === null) {
        throw new AuthError('flow_state_not_found', 'invalid flow state, no valid flow state found');
      }
      const age = flow.issuedAt === null ? Infinity : (now().getTime() - flow.issuedAt.getTime()) / 1000;
      if (age > CODE_LIFE)
        throw new AuthError('flow_state_expired', 'invalid flow state, flow state has expired');
      if (!answersChallenge(flow.challenge, verifier)) {
        throw new AuthError(
          'bad_code_verifier',
          'code challenge does not match previously saved code verifier',
        );
      }
      const current = await mustFind(session, flow.userId);
      refuseBanned(current, now());
      const method = METHODS.find((one) => one === flow.authenticationMethod) ?? 'otp';
      const begun = await startSession(session, parts, flow.userId, method, deviceOf(c));
      await dropFlow(session, code);
      await noteAudit(session, c, 'login', flow.userId, now());
      return { account: await mustFind(session, flow.userId), open: begun };
    });
    return c.json(await tokenResponse(parts, account, open));
  };
}
