import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { becomeNobody } from '#data/session/apply-session.ts';
import { announceEnd, sessionStore } from '#data/session/session-store.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { Component } from './admin.tsx';

beforeEach(() => {
  becomeNobody();
  announceEnd(null);
});

const open = () => renderApp(<Component />, { address: '/admin/alerts', path: '/admin/:section?' });

it('hides the admin area from a guest who never signed in', () => {
  open();
  expect(screen.getByRole('heading', { name: 'There is no page at this address' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
});

it('asks to sign in again where a session has ended, also after its notice was closed', () => {
  announceEnd('dropped');
  open();
  expect(screen.getByRole('heading', { name: 'Your session has ended' })).toBeDefined();
  act(() => announceEnd(null));
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
    '/login?next=%2Fadmin%2Falerts',
  );
});

it('offers no sign-in for an account that was deleted', () => {
  announceEnd('deleted');
  open();
  expect(screen.getByRole('heading', { name: 'There is no page at this address' })).toBeDefined();
});

it.each(['/admin', '/admin/users', '/mail', '/admin/nowhere'])('hides %s from testers', (address) => {
  sessionStore.setState({
    viewer: {
      status: 'authenticated',
      userId: '00000000-0000-4000-8000-000000000001',
      email: 'anna@example.org',
      isWabAdmin: false,
      isTester: true,
      isPreview: false,
    },
  });
  renderApp(<Component />, { address, path: address === '/mail' ? '/mail' : '/admin/:section?' });
  expect(screen.getByRole('heading', { name: 'There is no page at this address' })).toBeDefined();
});
