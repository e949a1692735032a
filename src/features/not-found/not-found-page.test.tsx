import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '#tests/builders/render-app.tsx';
import { Component as NotFoundPage } from './not-found-page.tsx';

it('an address without a page says so, and leads on by three ways and a search', () => {
  renderApp(<NotFoundPage />, { address: '/no-such-page' });
  expect(document.title).toBe('Not found – Muster');
  expect(screen.getByRole('heading', { level: 1, name: 'There is no page at this address' })).toBeDefined();
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Go to the builder', '/builder'],
    ['Browse Lists', '/community-lists'],
    ['Go to the start page', '/'],
  ]);
  expect(screen.getByRole('searchbox')).toBeDefined();
});
