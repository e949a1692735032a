import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '#data/query/query-client.ts';
import { WithQueries } from '#data/query/with-queries.tsx';
import { fakeBackend } from '#tests/builders/fake-backend.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { MailSection } from './mail-section.tsx';

const FAILED = {
  id: 'a',
  created_at: '2026-11-22T10:00:00Z',
  kind: 'recovery',
  recipient: 'a…@example.org',
  language: 'en',
  subject: null,
  body_text: null,
  status: 'failed',
  attempts: 5,
  last_fault: 'Mail command failed: 550 5.7.1 Sender address rejected',
  sent_at: null,
};

function open(isSecure: boolean): void {
  const smtp = { host: 'mail.example.org', port: isSecure ? 465 : 25, isSecure, hasPassword: false };
  fakeBackend(({ path }) => {
    if (path.startsWith('/functions/v1/mail'))
      return { status: 200, body: { smtp, from: { address: 'post@example.org', domain: 'example.org' } } };
    return path.startsWith('/rest/v1/mail_outbox') ? { status: 200, body: [FAILED] } : null;
  });
  renderApp(
    <WithQueries>
      <MailSection />
    </WithQueries>,
  );
}

const encryption = async () => (await screen.findByText('Encryption')).nextElementSibling?.textContent;

beforeEach(() => queryClient().clear());
afterEach(() => vi.unstubAllGlobals());

describe('the page about mails', () => {
  it('promises no encryption for a connection that begins in plain text', async () => {
    open(false);
    expect(await encryption()).toBe('STARTTLS if the server offers it, else none');
  });

  it('names the encryption of a connection that begins with it', async () => {
    open(true);
    expect(await encryption()).toBe('from the first byte (TLS)');
  });

  it('says of a failed mail what the matter is and what to do, beside the words of the mail server', async () => {
    open(true);
    expect(await screen.findByText(/Set MAIL_FROM to an address that it may send for/)).not.toBeNull();
    expect(screen.getByText(FAILED.last_fault)).not.toBeNull();
  });
});
