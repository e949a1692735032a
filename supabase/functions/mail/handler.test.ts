import { describe, expect, it } from 'vitest';
import { adminBackend, signedIn, testContext } from '../_shared/test-context.ts';
import { createHandler } from './handler.ts';

async function ask(env: Readonly<Record<string, string>>, backend = adminBackend) {
  const response = await createHandler(testContext(env, backend).parts)(signedIn());
  return { status: response.status, text: await response.text() };
}

describe('mail', () => {
  it('says by which server mails leave, without its password', async () => {
    const { status, text } = await ask({
      SMTP_URL: 'smtps://post:secret@mail.example.org',
      MAIL_FROM: 'Muster <post@Example.org>',
    });
    expect(status).toBe(200);
    expect(JSON.parse(text)).toEqual({
      smtp: { host: 'mail.example.org', port: 465, isSecure: true, hasPassword: true },
      from: { address: 'post@Example.org', domain: 'example.org' },
    });
    expect(text).not.toContain('secret');
  });

  it.each([{}, { SMTP_URL: 'no address', MAIL_FROM: 'nobody' }, { SMTP_URL: 'https://mail.example.org' }])(
    'answers nothing where nothing is set up: %j',
    async (env) => {
      expect(JSON.parse((await ask(env)).text)).toEqual({ smtp: null, from: null });
    },
  );

  it('is for administrators only', async () => {
    const noAdmin = (address: string) =>
      address.includes('profiles') ? Response.json([{ wab_admin: false }]) : adminBackend(address, {});
    expect((await ask({ SMTP_URL: 'smtp://mail.example.org' }, noAdmin)).status).toBe(403);
  });
});
