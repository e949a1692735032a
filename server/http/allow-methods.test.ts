import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { allowMethods } from './allow-methods.ts';

const app = new Hono();
app.use(allowMethods(['GET', 'HEAD']));
app.all('*', (c) => c.text('read'));

it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])(
  'refuses %s and names what is allowed',
  async (method) => {
    const response = await app.request('/lists', { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  },
);

it.each(['GET', 'HEAD'])('lets %s through', async (method) => {
  expect((await app.request('/lists', { method })).status).toBe(200);
});
