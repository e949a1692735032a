import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useSiteContacts } from '#platform/site.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { Component as AboutPage } from './about-page.tsx';

vi.mock('#platform/site.ts', { spy: true });

/** The page of a host that has said this about the site. */
function open(told: { supportUrl?: string; contactEmail?: string } = {}) {
  const { supportUrl = null, contactEmail = null } = told;
  vi.mocked(useSiteContacts).mockReturnValue({
    supportUrl,
    contactEmail,
    mailsResults: false,
    deploymentSites: null,
    pushKey: null,
  });
  renderApp(<AboutPage />);
}

describe('the page about the app', () => {
  it('offers money and mail where the host has said where to', () => {
    open({ supportUrl: 'https://example.org/give', contactEmail: 'host@example.org' });
    const give = screen.getByRole('link', { name: 'Support this site' });
    expect([give.getAttribute('href'), give.getAttribute('rel')]).toEqual([
      'https://example.org/give',
      'noopener noreferrer',
    ]);
    expect(screen.getByRole('link', { name: 'Write to us' }).getAttribute('href')).toBe(
      'mailto:host@example.org',
    );
  });

  it('offers neither where the host has said nothing', () => {
    open();
    expect(screen.queryByRole('link', { name: 'Support this site' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Write to us' })).toBeNull();
  });

  it('promises an answer only where there is an address to write to', () => {
    open();
    expect(screen.getByText(/This site has no contact address/)).toBeDefined();
    expect(screen.queryByText(/dealt with first/)).toBeNull();
    cleanup();
    open({ contactEmail: 'host@example.org' });
    expect(screen.queryByText(/no contact address/)).toBeNull();
    const link = within(screen.getByText(/dealt with first/)).getByRole('link');
    expect(link.getAttribute('href')).toBe('mailto:host@example.org');
  });

  it('lists its sections, and links to the pages that it speaks of', () => {
    open();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(
      expect.arrayContaining(['#support', '#unofficial', '#data', '/privacy-policy', '/terms-of-service']),
    );
  });
});
