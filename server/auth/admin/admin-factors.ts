import type { Handler } from 'hono';
import * as v from 'valibot';
import { readPhone, targetId } from './admin-account.ts';
import { noteAudit, SERVICE_ACTOR } from './audit.ts';
import { AuthError } from '../auth-error.ts';
import type { AuthContext } from '../auth-context.ts';
import { readBody, textField } from '../request.ts';
import { deleteFactor, lockAccount, ownFactor } from '../factors/second-factors.ts';
import { mustFind } from '../sign-up.ts';
import { factorJson } from '../user-json.ts';

/** GET /admin/users/{id}/factors: the account's second factors, as a bare list. */
export function listFactors({ database }: AuthContext): Handler {
  return async (c) => {
    const id = targetId(c);
    const { factors } = await database.withOwner((session) => mustFind(session, id));
    return c.json(factors.map(factorJson));
  };
}

const MAX_NAME = 255;

const body = v.object({ friendly_name: textField, phone: textField });

/**
 * PUT /admin/users/{id}/factors/{factor}: another name, or another number for one that has a
 * number.
 */
export function changeFactor({ database, now }: AuthContext): Handler {
  return async (c) => {
    const id = targetId(c);
    const { friendly_name: name, phone: text } = await readBody(c, body);
    const phone = readPhone(text);
    if (name.length > MAX_NAME) {
      const message = `friendly_name cannot be longer than ${String(MAX_NAME)} characters`;
      throw new AuthError('validation_failed', message);
    }
    const changed = await database.withOwner(async (session) => {
      const { factors } = await lockAccount(session, id);
      const factor = ownFactor({ factors }, c.req.param('factor') ?? '');
      const isTaken = factors.some((one) => one.id !== factor.id && one.friendly_name === name);
      if (name !== '' && isTaken) {
        const message = `A factor with the friendly name ${JSON.stringify(name)} for this user already exists`;
        throw new AuthError('mfa_factor_name_conflict', message);
      }
      await session.query(
        `update auth.mfa_factors set friendly_name = coalesce(nullif($2, ''), friendly_name),
           phone = case when factor_type = 'phone' then coalesce(nullif($3, ''), phone) else phone end,
           updated_at = $4::timestamptz
         where id = $1`,
        [factor.id, name, phone, now().toISOString()],
      );
      const traits = { user_id: id, factor_id: factor.id };
      await noteAudit(session, c, 'factor_updated', SERVICE_ACTOR, now(), traits);
      return ownFactor(await mustFind(session, id), factor.id);
    });
    return c.json(factorJson(changed));
  };
}

/** DELETE /admin/users/{id}/factors/{factor}: for who has lost the device. */
export function dropFactor({ database, now }: AuthContext): Handler {
  return async (c) => {
    const id = targetId(c);
    const factor = await database.withOwner(async (session) => {
      const found = ownFactor(await lockAccount(session, id), c.req.param('factor') ?? '');
      await deleteFactor(session, found, now());
      const traits = { user_id: id, factor_id: found.id };
      await noteAudit(session, c, 'factor_deleted', SERVICE_ACTOR, now(), traits);
      return found;
    });
    return c.json(factorJson(factor));
  };
}
