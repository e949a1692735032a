import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionStore } from '#data/session/session-store.ts';
import { GUEST } from '#domain/access/viewer.ts';
import { documentWith } from '#tests/builders/catalogue.ts';
import { ANNA_HERE, fakeBackend, type FakeAnswer } from '#tests/builders/fake-backend.ts';
import { messagesShown, renderApp } from '#tests/builders/render-app.tsx';
import { LinkSection, ListQrCode, useShareLinks } from './link-section.tsx';

const RAID = documentWith({ alborc: 1 });
const writeText = vi.fn<(text: string) => Promise<void>>();

function Section() {
  return <LinkSection links={useShareLinks(RAID, null)} listName={RAID.name} />;
}

function give(name: 'clipboard' | 'share', value: unknown): void {
  Object.defineProperty(navigator, name, { configurable: true, value });
}

const address = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Link to this list' }).value;
const FULL = /^https?:\/\/[^/]+\/shared-list\/[\w-]+$/;
const SHORT = /^https?:\/\/[^/]+\/s\/[0-9a-z]+$/;

beforeEach(() => {
  writeText.mockReset().mockResolvedValue();
});

afterEach(() => {
  sessionStore.setState({ viewer: GUEST });
  vi.useRealTimers();
  for (const name of ['clipboard', 'share']) Reflect.deleteProperty(navigator, name);
});

describe('the short link of who is signed in', () => {
  const openAs = (answer: () => FakeAnswer) => {
    sessionStore.setState({ viewer: ANNA_HERE });
    const { calls } = fakeBackend(({ path }) => (path.endsWith('/rpc/make_short_link') ? answer() : null));
    const { user } = renderApp(<Section />);
    return {
      user,
      sent: () => calls.flatMap(({ path, body }) => (path.includes('short_link') ? [body] : [])),
    };
  };

  it('is made by the server once it is asked for, and opens everywhere', async () => {
    const { user, sent } = openAs(() => ({ status: 200, body: 'L0123456789AB' }));
    const code = address().split('/shared-list/')[1];
    expect(sent()).toEqual([]);
    await user.click(screen.getByText('Short link'));
    await waitFor(() => expect(address()).toMatch(/^https?:\/\/[^/]+\/s\/L0123456789AB$/));
    expect(screen.getByRole('status').textContent).toContain('opens on every device');
    expect(sent()).toEqual([{ code }]);
    expect(Object.keys(localStorage).filter((key) => key.startsWith('short_url_'))).toEqual([]);
  });

  it('stays full when the server refuses or answers something else, and says so', async () => {
    for (const answer of [
      { status: 409, body: { code: 'PT409', message: 'a player has 500 short links' } },
      { status: 200, body: 'javascript:alert(1)' },
    ]) {
      const { user } = openAs(() => answer);
      await user.click(screen.getByText('Short link'));
      await screen.findByText(/The server made no short link/);
      expect(address()).toMatch(FULL);
      cleanup();
    }
  });
});

describe('the link of a list', () => {
  it('is full at first, and leaves nothing in this browser until the short one is asked for', async () => {
    const { user } = renderApp(<Section />);
    const before = Object.keys(localStorage);
    expect(address()).toMatch(FULL);
    expect(screen.getByText(/opens on every device/)).toBeDefined();
    expect(Object.keys(localStorage)).toEqual(before);
    await user.click(screen.getByText('Short link'));
    expect(address()).toMatch(SHORT);
    expect(screen.getByText(/opens in this browser only/)).toBeDefined();
  });

  it('leads by its short name to the code of the full one', async () => {
    const { user } = renderApp(<Section />);
    const code = address().split('/shared-list/')[1];
    await user.click(screen.getByText('Short link'));
    expect(localStorage.getItem(`short_url_${address().split('/s/')[1] ?? ''}`)).toBe(code);
  });

  it('stays full where the browser refuses to store, and says so', async () => {
    localStorage.setItem('something', 'else');
    const { user } = renderApp(<Section />);
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no', 'QuotaExceededError');
    });
    await user.click(screen.getByText('Short link'));
    setItem.mockRestore();
    expect(address()).toMatch(FULL);
    expect(screen.getByText(/cannot keep a short link/)).toBeDefined();
  });
});

describe('copying the link', () => {
  it('shows a check for two seconds', async () => {
    vi.useFakeTimers();
    renderApp(<Section />);
    give('clipboard', { writeText });
    fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(writeText).toHaveBeenCalledExactlyOnceWith(address());
    expect(messagesShown()).toEqual(['Link copied to clipboard']);
    expect(screen.getByRole('button', { name: 'Copied' })).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(1_990));
    expect(screen.getByRole('button', { name: 'Copied' })).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(20));
    expect(screen.getByRole('button', { name: 'Copy link' })).toBeDefined();
  });

  it('keeps the check for two seconds after the last copy', async () => {
    vi.useFakeTimers();
    renderApp(<Section />);
    give('clipboard', { writeText });
    fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
    await act(() => vi.advanceTimersByTimeAsync(1_500));
    fireEvent.click(screen.getByRole('button', { name: 'Copied' }));
    await act(() => vi.advanceTimersByTimeAsync(1_500));
    expect(screen.getByRole('button', { name: 'Copied' })).toBeDefined();
  });

  it('says when it failed, and shows no check', async () => {
    const { user } = renderApp(<Section />);
    give('clipboard', { writeText: () => Promise.reject(new Error('denied')) });
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    await waitFor(() => expect(messagesShown()).toEqual(['Failed to copy link']));
    expect(screen.queryByRole('button', { name: 'Copied' })).toBeNull();
  });
});

describe('the device’s own share sheet', () => {
  it('is not offered where there is none', () => {
    renderApp(<Section />);
    expect(screen.queryByRole('button', { name: 'Send to…' })).toBeNull();
  });

  it('is given the full link, whichever shows', async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve());
    give('share', share);
    const { user } = renderApp(<Section />);
    await user.click(screen.getByText('Short link'));
    expect(address()).toMatch(SHORT);
    await user.click(screen.getByRole('button', { name: 'Send to…' }));
    expect(share).toHaveBeenCalledOnce();
    expect(share.mock.calls[0]?.[0].title).toBe('Winter Raid');
    expect(share.mock.calls[0]?.[0].url).toMatch(FULL);
  });
});

describe('the QR code', () => {
  it('is a picture with a name', () => {
    renderApp(<ListQrCode text="https://example.org/shared-list/x" label="QR code of the full link" />);
    expect(screen.getByRole('img', { name: 'QR code of the full link' })).toBeDefined();
  });

  it('says when a list is too long for one', () => {
    renderApp(<ListQrCode text={'x'.repeat(2_954)} label="QR code of the full link" />);
    expect(screen.queryByRole('img')).toBeNull();
    expect(
      screen.getByText('This list is too long for a QR code. Send the full link instead.'),
    ).toBeDefined();
  });
});
