import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

describe('readSettings', () => {
  it('defaults to this machine on 8080, the embedded database and kept mails', () => {
    const result = readSettings({});
    expect(result.ok && { ...result.settings, keys: null }).toEqual({
      port: 8080,
      host: '127.0.0.1',
      logLevel: 'info',
      hasDrawnPages: true,
      hasVisitorLimits: true,
      processes: null,
      dataDir: resolve('data'),
      databaseUrl: null,
      supabaseDir: null,
      publicUrl: 'http://localhost:8080',
      isPublicUrlGiven: false,
      smtpUrl: null,
      mailFrom: 'Muster <no-reply@localhost>',
      supportUrl: null,
      contactEmail: null,
      deploymentSites: null,
      keys: null,
      push: { isOn: false, keyFile: null, origins: [] },
    });
  });

  it('takes the addresses to support and reach the host, and refuses invalid ones', () => {
    const given = { SUPPORT_URL: 'https://example.org/coffee', CONTACT_EMAIL: 'hello@example.org' };
    expect(readSettings(given)).toMatchObject({
      settings: { supportUrl: 'https://example.org/coffee', contactEmail: 'hello@example.org' },
    });
    expect(readSettings({ SUPPORT_URL: 'javascript:alert(1)', CONTACT_EMAIL: 'a@b.co?bcc=c@d.co' })).toEqual({
      ok: false,
      problems: [
        'SUPPORT_URL is not an address: it must begin with https:// or http://.',
        'CONTACT_EMAIL is "a@b.co?bcc=c@d.co": it must be an address such as hello@example.org.',
      ],
    });
  });

  it('names the sites whose builds are watched, once there is a token for the provider', () => {
    expect(readSettings({ DEPLOYMENT_SITES: 'our-club' })).toMatchObject({
      settings: { deploymentSites: null },
    });
    expect(readSettings({ NETLIFY_TOKEN: 'token' })).toMatchObject({
      settings: { deploymentSites: ['muster', 'muster-preview'] },
    });
    expect(readSettings({ NETLIFY_TOKEN: 'token', DEPLOYMENT_SITES: 'our-club, Our-Trial' })).toMatchObject({
      settings: { deploymentSites: ['our-club', 'Our-Trial'] },
    });
    expect(readSettings({ DEPLOYMENT_SITES: 'our club' })).toEqual({
      ok: false,
      problems: [
        'DEPLOYMENT_SITES is "our club": it must be names of sites at Netlify, such as muster,muster-preview.',
      ],
    });
  });

  it('takes all settings, with the log level in any case', () => {
    const result = readSettings({
      PORT: '9000',
      HOST: '0.0.0.0',
      LOG_LEVEL: 'DEBUG',
      DATA_DIR: '/srv/muster',
      DATABASE_URL: 'postgres://muster@db/muster',
      SUPABASE_DIR: 'other/supabase',
      PUBLIC_URL: 'https://muster.example.org/',
      SMTP_URL: 'smtps://user:word@mail.example.org',
      MAIL_FROM: 'Muster <muster@example.org>',
    });
    expect(result).toMatchObject({
      ok: true,
      settings: {
        port: 9000,
        host: '0.0.0.0',
        logLevel: 'debug',
        dataDir: resolve('/srv/muster'),
        databaseUrl: 'postgres://muster@db/muster',
        supabaseDir: resolve('other/supabase'),
        publicUrl: 'https://muster.example.org',
        isPublicUrlGiven: true,
        smtpUrl: 'smtps://user:word@mail.example.org',
        mailFrom: 'Muster <muster@example.org>',
      },
    });
  });

  it.each([
    'muster.example.org',
    'ftp://muster.example.org',
    'https://example.org/muster',
    'https://a:b@example.org',
  ])('refuses PUBLIC_URL=%s', (url) => {
    const result = readSettings({ PUBLIC_URL: url });
    expect(result.ok ? [] : result.problems).toEqual([expect.stringContaining('PUBLIC_URL is')]);
  });

  it.each([
    ['DATABASE_URL', 'mysql://root:hidden@db/muster'],
    ['SMTP_URL', 'https://user:hidden@mail.example.org'],
    ['JWT_SECRET', 'hidden'],
  ])('refuses %s without repeating its value', (name, value) => {
    const result = readSettings({ [name]: value });
    expect(result.ok ? [] : result.problems).toEqual([expect.stringContaining(name)]);
    expect(JSON.stringify(result)).not.toContain('hidden');
  });

  it.each(['nobody', 'Muster <nobody>', 'a@b\r\nBcc: c@d', 'A <a@b> <c@d>'])(
    'refuses MAIL_FROM=%s',
    (from) => {
      expect(readSettings({ MAIL_FROM: from }).ok).toBe(false);
    },
  );

  it('reads an empty value as not set', () => {
    expect(readSettings({ PORT: ' ', HOST: '', LOG_LEVEL: '' })).toEqual(readSettings({}));
  });

  it.each(['http', '-1', '80.5', '65536', '0x50', '123456'])('refuses PORT=%s and says why', (port) => {
    expect(readSettings({ PORT: port })).toEqual({
      ok: false,
      problems: [`PORT is "${port}": it must be a whole number from 0 to 65535.`],
    });
  });

  it('leaves out prerendered pages when told so', () => {
    expect(readSettings({ DRAWN_PAGES: 'off' })).toMatchObject({ settings: { hasDrawnPages: false } });
    expect(readSettings({ DRAWN_PAGES: 'never' })).toEqual({
      ok: false,
      problems: ['DRAWN_PAGES is "never": it must be on or off.'],
    });
  });

  it('names every problem at once', () => {
    expect(readSettings({ PORT: 'x', LOG_LEVEL: 'loud' })).toEqual({
      ok: false,
      problems: [
        'PORT is "x": it must be a whole number from 0 to 65535.',
        'LOG_LEVEL is "loud": it must be one of silent, error, info, debug.',
      ],
    });
  });
});
