import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createShortLink } from '#data/short-links.ts';
import { documentWith } from '#tests/builders/catalogue.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { Component as ShortLinkPage } from './short-link-page.tsx';

const visit = (hash: string) => renderApp(<ShortLinkPage />, { address: `/s/${hash}`, path: '/s/:hash' });

describe('a short link', () => {
  it('opens the list that this browser keeps, and leaves no step to go back to', () => {
    const hash = createShortLink('code-of-a-list', documentWith({ hersir: 1 }));
    const { router } = visit(hash ?? '');
    expect(router.state.location.pathname).toBe('/shared-list/code-of-a-list');
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it.each(['abc123', '..%2Fetc', 'armyLists'])('says in another browser why %s cannot be opened', (hash) => {
    visit(hash);
    const title = 'This short link is not kept in this browser';
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeDefined();
    expect(screen.getByText(/Ask the sender for the full link/)).toBeDefined();
    const way = screen.getByRole('link', { name: 'Build a list of your own' });
    expect(way.getAttribute('href')).toBe('/builder');
  });
});
