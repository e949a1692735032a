import type { Hono, MiddlewareHandler } from 'hono';
import { readAudit } from './admin-audit.ts';
import { changeFactor, dropFactor, listFactors } from './admin-factors.ts';
import { changeAccount } from './admin-users-change.ts';
import { createAccount } from './admin-users-create.ts';
import { deleteAccount } from './admin-users-delete.ts';
import { listAccounts, readAccount } from './admin-users-read.ts';
import type { AuthContext } from '../auth-context.ts';
import { requireService } from '../tokens/authenticate.ts';
import { generateLink } from './generate-link.ts';
import { invite } from './invite.ts';

/**
 * The endpoints of the operator. None of them is reached, and no body read, without the service
 * key.
 */
export function mountAdmin(auth: Hono, parts: AuthContext): void {
  const serviceOnly: MiddlewareHandler = async (c, next) => {
    await requireService(parts, c);
    await next();
  };
  auth.use('/invite', serviceOnly);
  auth.use('/admin/*', serviceOnly);
  auth.post('/invite', invite(parts));
  auth.post('/admin/generate_link', generateLink(parts));
  auth.get('/admin/audit', readAudit(parts));
  auth.get('/admin/users', listAccounts(parts));
  auth.post('/admin/users', createAccount(parts));
  auth.get('/admin/users/:id', readAccount(parts));
  auth.put('/admin/users/:id', changeAccount(parts));
  auth.delete('/admin/users/:id', deleteAccount(parts));
  auth.get('/admin/users/:id/factors', listFactors(parts));
  auth.put('/admin/users/:id/factors/:factor', changeFactor(parts));
  auth.delete('/admin/users/:id/factors/:factor', dropFactor(parts));
}
