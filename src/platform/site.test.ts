import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findSiteContacts } from './site.ts';

const answer = (body: unknown) => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(body)));
};
const noNetwork = () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
};

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

describe('how the host is reached', () => {
  it('is what the server says', async () => {
    answer({
      url: '',
      anonKey: 'k',
      supportUrl: 'https://example.org/coffee',
      contactEmail: 'hello@example.org',
    });
    expect(await findSiteContacts()).toMatchObject({
      supportUrl: 'https://example.org/coffee',
      contactEmail: 'hello@example.org',
    });
  });

  it('is empty when the host has set nothing, and when nobody responds', async () => {
    answer({ url: '', anonKey: 'k' });
    expect(await findSiteContacts()).toMatchObject({ supportUrl: null, contactEmail: null });
    noNetwork();
    expect(await findSiteContacts()).toMatchObject({ supportUrl: null, contactEmail: null });
  });

  it('is known without a network after one visit', async () => {
    answer({ contactEmail: 'hello@example.org' });
    await findSiteContacts();
    noNetwork();
    expect(await findSiteContacts()).toMatchObject({ supportUrl: null, contactEmail: 'hello@example.org' });
  });

  it('is never a script, nor an address that says more than an address', async () => {
    answer({ supportUrl: 'javascript:alert(1)', contactEmail: 'a@b.co?bcc=c@d.co' });
    expect(await findSiteContacts()).toMatchObject({ supportUrl: null, contactEmail: null });
  });

  it('is what the build says, before what a server says', async () => {
    vi.stubEnv('VITE_SUPPORT_URL', 'https://example.org/built');
    answer({ supportUrl: 'https://example.org/told', contactEmail: 'told@example.org' });
    expect(await findSiteContacts()).toMatchObject({
      supportUrl: 'https://example.org/built',
      contactEmail: 'told@example.org',
    });
  });

  it('mails results only where its own server says so', async () => {
    const mailsResults = async () => (await findSiteContacts()).mailsResults;
    answer({ url: '', anonKey: 'k', mailsResults: true });
    expect(await mailsResults()).toBe(true);
    for (const other of [{ mailsResults: 'yes' }, {}]) {
      answer(other);
      expect(await mailsResults()).toBe(false);
    }
  });

  it('watches the deployments that the server names, or the build before it, or none', async () => {
    const deploymentSites = async () => (await findSiteContacts()).deploymentSites;
    answer({ url: '', anonKey: 'k', deploymentSites: ['our-club', 7] });
    expect(await deploymentSites()).toEqual(['our-club']);
    for (const other of [{ deploymentSites: 'our-club' }, {}]) {
      answer(other);
      expect(await deploymentSites()).toBeNull();
    }
    vi.stubEnv('VITE_DEPLOYMENT_SITES', 'hosted, hosted-preview');
    expect(await deploymentSites()).toEqual(['hosted', 'hosted-preview']);
  });

  it('sends notifications where the server or the build has a key, and where that is one', async () => {
    const pushKey = async () => (await findSiteContacts()).pushKey;
    const key = `B${'a'.repeat(86)}`;
    answer({ pushKey: key });
    expect(await pushKey()).toBe(key);
    for (const other of [{ pushKey: 'short' }, { pushKey: 7 }, {}]) {
      answer(other);
      expect(await pushKey()).toBeNull();
    }
    vi.stubEnv('VITE_PUSH_KEY', key);
    expect(await pushKey()).toBe(key);
  });
});
