import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refuseTakenPort } from './serve.mjs';

let other: Server;
let port = 0;

beforeEach(async () => {
  other = createServer();
  await new Promise<void>((listening) => void other.listen(0, '127.0.0.1', listening));
  port = (other.address() as AddressInfo).port;
  vi.stubEnv('HOST', '127.0.0.1');
  vi.stubEnv('PORT', String(port));
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await new Promise((closed) => void other.close(closed));
});

describe('a port that is taken', () => {
  it('is named before anything is installed or built, with a command that works', async () => {
    await expect(refuseTakenPort()).rejects.toThrow(
      `Port ${String(port)} is already in use. Choose another one: PORT=${String(port + 1)} npm start`,
    );
  });

  it('is no matter for a server that takes any port', async () => {
    vi.stubEnv('PORT', '0');
    await expect(refuseTakenPort()).resolves.toBeUndefined();
  });
});
