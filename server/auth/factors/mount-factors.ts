import type { Hono } from 'hono';
import type { AuthParts } from '../auth-parts.ts';
import { challengeFactor } from './factors-challenge.ts';
import { enrollFactor } from './factors-enroll.ts';
import { removeFactor } from './factors-remove.ts';
import { verifyFactor } from './factors-verify.ts';

/** The endpoints of second factors. They have no list: it is part of the user. */
export function mountFactors(auth: Hono, parts: AuthParts): void {
  auth.post('/factors', enrollFactor(parts));
  auth.post('/factors/:id/challenge', challengeFactor(parts));
  auth.post('/factors/:id/verify', verifyFactor(parts));
  auth.delete('/factors/:id', removeFactor(parts));
}
