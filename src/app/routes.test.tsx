import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { visitApp } from '#tests/builders/visit-app.tsx';
import shareLinks from '#tests/vectors/share-links.json';

const CODE = shareLinks.vectors[0]?.encoded ?? '';

/** A page's code is fetched when it is first visited, which takes a while where many tests run. */
const PATIENTLY = { timeout: 25_000 };

describe('the pages', () => {
  it.each([
    ['/', 'Muster your army', 'Muster – army lists for your table'],
    ['/landing', 'Muster your army', 'Muster – army lists for your table'],
    ['/landing/', 'Muster your army', 'Muster – army lists for your table'],
    [`/shared-list/${CODE}`, 'Winter Raid 65', 'Winter Raid 65 – Muster'],
    ['/shared-list/broken', 'This link contains no list', 'Broken link – Muster'],
    ['/compare/x/y', 'Neither list of this address could be read', 'Broken link – Muster'],
    ['/s/1abc', 'This short link is not kept in this browser', 'Short link – Muster'],
    ['/login', 'Sign in', 'Sign in – Muster'],
    ['/login?view=sign-up', 'Create an account', 'Create an account – Muster'],
    ['/login/confirm', 'This link is not complete', 'This link is not complete – Muster'],
    ['/reset-password', 'Forgotten password', 'Forgotten password – Muster'],
    ['/nowhere/at/all', 'There is no page at this address', 'Not found – Muster'],
    ['/shared-list', 'There is no page at this address', 'Not found – Muster'],
  ])('have a heading and a title of their own: %s', async (address, heading, title) => {
    visitApp(address);
    expect(await screen.findByRole('heading', { level: 1, name: heading }, PATIENTLY)).toBeDefined();
    expect(document.title).toBe(title);
    expect(screen.getByRole('navigation', { name: 'Pages' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Skip to content' }).getAttribute('href')).toBe('#main');
  });

  it('end with a footer that says whose the names are, and leads to the pages about the site', async () => {
    visitApp('/nowhere');
    const foot = within(await screen.findByRole('contentinfo', undefined, PATIENTLY));
    expect(foot.getByText(/^Muster is unofficial and made by fans\./)).toBeDefined();
    expect(foot.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/terms',
      '/privacy',
      '/catalogue',
      '/about',
      '/offline',
    ]);
  });

  it.each([
    ['/rules', 'Rules'],
    ['/faq', 'Rules'],
    ['/unit-stats/northern-tribes/orc-hunters', 'Units'],
    ['/missions', 'Play'],
  ])('mark the place that %s belongs to in the bar', async (address, place) => {
    visitApp(address);
    const bar = within(await screen.findByRole('navigation', { name: 'Pages' }, PATIENTLY));
    expect(bar.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Build',
      'Lists',
      'Units',
      'Rules',
      'Play',
    ]);
    expect(bar.getByRole('link', { current: 'page' }).textContent).toBe(place);
  });

  it.each([
    ['/login', 'Sign in', 'Sign in'],
    ['/about', 'About Muster', 'About Muster and how to support it'],
    ['/', 'Muster your army', 'Muster'],
  ])('say their title in the header: %s', async (address, heading, said) => {
    visitApp(address);
    await screen.findByRole('heading', { level: 1, name: heading }, PATIENTLY);
    const title = () => document.querySelector('[data-title]')?.getAttribute('data-title');
    await waitFor(() => expect(title()).toBe(said));
  });

  it('say in the header that there is no network', async () => {
    visitApp('/nowhere');
    await screen.findByRole('heading', { level: 1 }, PATIENTLY);
    expect(screen.queryByRole('link', { name: 'You are offline' })).toBeNull();
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    const link = await screen.findByRole('link', { name: 'You are offline' }, PATIENTLY);
    expect(link.getAttribute('href')).toBe('/offline');
    network.mockRestore();
  });

  it.each([
    ['/builder', 'Loading units...'],
    ['/login', 'Loading...'],
  ])('say what they wait for while their code is on its way: %s', async (address, words) => {
    visitApp(address);
    const screens = await screen.findAllByRole('status');
    expect(screens.map((status) => status.textContent)).toContain(words);
  });

  it('have the builder among them', async () => {
    visitApp('/builder');
    expect(await screen.findByRole('region', { name: 'Available Units' }, PATIENTLY)).toBeDefined();
    await waitFor(() => expect(document.title).toBe('Builder – Muster'));
  });

  it('lead from a short link to its list', async () => {
    localStorage.setItem('short_url_1abc', CODE);
    visitApp('/s/1abc');
    expect(await screen.findByRole('heading', { level: 1, name: 'Winter Raid 65' }, PATIENTLY)).toBeDefined();
    expect(location.pathname).toBe(`/shared-list/${CODE}`);
  });

  it('lead from a faction of the start page to its units, once', async () => {
    const { user } = visitApp('/');
    await user.click(await screen.findByRole('link', { name: /Hegemony of Embersig/ }, PATIENTLY));
    await waitFor(
      () =>
        expect(screen.getByRole('combobox', { name: 'Faction' }).textContent).toBe('Hegemony of Embersig'),
      PATIENTLY,
    );
    expect(localStorage.getItem('warcrow_last_faction')).toBe('hegemony-of-embersig');
    await waitFor(() => expect((history.state as { usr: unknown }).usr).toBeNull());
  });
});
