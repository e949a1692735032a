import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { announceEnd, sessionStore } from '#data/session/session-store.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { AccessNotice, SessionNotice } from './session-notice.tsx';

afterEach(() => announceEnd(null));

describe('the notice that a session has ended', () => {
  it('says why, that the lists are still here, and leads back after signing in', () => {
    renderApp(<SessionNotice ended="banned" />, { address: '/builder?dialog=share' });
    expect(screen.getByRole('alert').textContent).toContain('Your account is banned');
    expect(screen.getByRole('alert').textContent).toContain('The lists on this device are still here.');
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
      '/login?next=%2Fbuilder%3Fdialog%3Dshare',
    );
  });

  it('offers no sign-in for a deleted account, and goes when it is closed', async () => {
    announceEnd('deleted');
    const { user } = renderApp(<SessionNotice ended="deleted" />);
    expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(sessionStore.getState().ended).toBeNull();
  });

  it('offers no sign-in on the page that is there for it', () => {
    renderApp(<SessionNotice ended="dropped" />, { address: '/login' });
    expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
  });
});

describe('the notice that an account may not write', () => {
  it('names the end and the reason of a ban, as they were written', () => {
    renderApp(
      <AccessNotice limit={{ kind: 'banned', reason: 'Rude <i>names</i>', until: '2026-12-01T12:00:00Z' }} />,
    );
    const text = screen.getByRole('alert').textContent;
    expect(text).toContain('The ban ends automatically on December 1, 2026');
    expect(text).toContain('Rude <i>names</i>');
    expect(screen.getByRole('link', { name: 'My data' }).getAttribute('href')).toBe('/profile?section=data');
  });

  it('says that a ban has no end', () => {
    renderApp(<AccessNotice limit={{ kind: 'banned', reason: null, until: null }} />);
    expect(screen.getByText('The ban has no end.', { exact: false })).not.toBeNull();
  });

  it('says of a closed account what is still possible', () => {
    renderApp(<AccessNotice limit={{ kind: 'closed', reason: null, until: null }} />);
    expect(screen.getByRole('alert').textContent).toContain('Your account is closed');
    expect(screen.getByRole('alert').textContent).toContain('export your data and delete your account');
  });
});
