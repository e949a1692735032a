import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { requestLog } from './request-log.ts';

it('writes method, path, status and time, and never the query', async () => {
  const lines: string[] = [];
  const times = [100, 102.5];
  const log = { error: () => undefined, info: () => undefined, debug: (line: string) => lines.push(line) };
  const app = new Hono();
  app.use(requestLog(log, () => times.shift() ?? 0));
  await app.request('/shared-list/abc?token=secret');
  expect(lines).toEqual(['GET /shared-list/abc 404 2.5 ms']);
});
