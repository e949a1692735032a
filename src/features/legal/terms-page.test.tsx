import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Language } from '#domain/catalogue/types.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { Component as PrivacyPage } from './privacy-page.tsx';
import { Component as TermsPage } from './terms-page.tsx';

const host: { contactEmail: string | null } = { contactEmail: null };

vi.mock('#platform/site.ts', () => ({ useSiteContacts: () => host }));

const open = { terms: <TermsPage />, privacy: <PrivacyPage /> } as const;
const show = (page: keyof typeof open, language: Language = 'en') => renderApp(open[page], { language });
const section = (name: string) => within(screen.getByRole('region', { name }));

beforeEach(() => {
  host.contactEmail = null;
});

describe.each([
  ['terms', 'Terms of service'],
  ['privacy', 'Privacy policy'],
] as const)('the %s', (page, title) => {
  it('lead from the contents to every section', () => {
    show(page);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    const links = within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link');
    const targets = links.map((link) => document.querySelector(link.getAttribute('href') ?? ''));
    expect(targets.map((target) => target?.querySelector('h2')?.textContent)).toEqual(
      links.map((link) => link.textContent),
    );
    expect(screen.getAllByRole('region').length).toBeGreaterThan(links.length - 1);
  });

  it.each([
    ['en', /^Last changed on \d+ [A-Z][a-z]+ \d{4}$/],
    ['es', /^Last changed on \d+ de [a-z]+ de \d{4}$/],
    ['fr', /^Last changed on \d+ [a-zéû]+ \d{4}$/],
  ] as const)('tell the day of their last change as one writes it in %s', (language, day) => {
    show(page, language);
    expect(screen.getByText(day)).toBeDefined();
  });

  it('name the address of the host as a link', () => {
    host.contactEmail = 'host@example.org';
    show(page);
    const link = screen.getByRole('link', { name: 'host@example.org' });
    expect(link.getAttribute('href')).toBe('mailto:host@example.org');
    expect(screen.queryByText(/no contact address/)).toBeNull();
  });

  it('say whom to ask where the host has named no address', () => {
    show(page);
    expect(screen.getByText(/Ask whoever gave you the link\.$/)).toBeDefined();
    expect(document.querySelector('[href^="mailto:"]')).toBeNull();
  });
});

describe('the terms of service', () => {
  beforeEach(() => void show('terms'));

  it('say that the site is unofficial and that the printed rules apply', () => {
    const what = section('What this is');
    expect(what.getByText(/neither made nor endorsed by the publisher/)).toBeDefined();
    expect(what.getByText(/the printed rules apply\.$/)).toBeDefined();
  });

  it('name what an account needs, and the way out of it', () => {
    const account = section('Your account');
    expect(account.getByText(/the law asks for your parents’ consent/)).toBeDefined();
    expect(account.getByRole('link', { name: 'profile' }).getAttribute('href')).toBe('/profile');
  });

  it('leave a post to its author, and list what is not welcome', () => {
    const posts = section('What you post');
    expect(posts.getByText(/^It stays yours\./)).toBeDefined();
    expect(posts.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'spam and advertising,',
      'insults, harassment and hate,',
      'other people’s personal data,',
      'pictures and texts that you have no right to, and anything the law forbids.',
    ]);
  });

  it('tell what administrators may do, and to whom to turn', () => {
    const text = section('Reports and moderation').getByText(/may hide a post/).textContent;
    expect(text).toMatch(/delete a comment, and ban an account or deactivate it/);
    expect(text).toMatch(/If you think they were wrong, write to the host\.$/);
  });

  it('leave the rights that the law gives', () => {
    expect(section('No warranty').getByText(/None of this takes away rights/)).toBeDefined();
  });

  it('lead to the privacy policy', () => {
    const link = section('Software and host').getByRole('link', { name: 'privacy policy' });
    expect(link.getAttribute('href')).toBe('/privacy-policy');
  });
});
