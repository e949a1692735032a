import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { backendAddress } from './backend-address.ts';

describe('the address of the backend', () => {
  it('is told to everybody with the public key, and kept by no cache', async () => {
    const app = new Hono().get(
      '/backend.json',
      backendAddress({ url: '', anonKey: 'public-key', mailsResults: true, deploymentSites: ['our-club'] }),
    );
    const answer = await app.request('/backend.json');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual({
      url: '',
      anonKey: 'public-key',
      mailsResults: true,
      deploymentSites: ['our-club'],
    });
  });
});
