import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { leavePreview, tryPreview } from '#data/release/try-preview.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { followCatalogue } from './follow-catalogue.ts';
import { followReleases } from './follow-releases.ts';

vi.mock('./follow-releases.ts', () => ({ followReleases: vi.fn<() => () => void>() }));
vi.mock('#data/release/try-preview.ts', () => ({
  tryPreview: vi.fn<typeof tryPreview>(),
  leavePreview: vi.fn<typeof leavePreview>(),
}));

const TOKEN = 'b6a1f0aa-51d7-4f3a-9c0e-0a5c3f1d2e10';
const opened: string[] = [];

/** Starts at an address; the link leads to `preview`. */
function start(address: string, preview: Awaited<ReturnType<typeof tryPreview>>) {
  window.history.replaceState(null, '', address);
  vi.mocked(tryPreview).mockResolvedValue(preview);
  const app = renderApp(<p>A page</p>);
  act(() => followCatalogue((left) => opened.push(left)));
  return app;
}

const NEXT = { kind: 'shown', number: 5 } as const;

afterEach(() => {
  vi.clearAllMocks();
  opened.length = 0;
  sessionStorage.clear();
  document.querySelectorAll('aside').forEach((strip) => strip.parentElement?.remove());
  window.history.replaceState(null, '', '/');
});

describe('the catalogue of a tab', () => {
  it('is the published one without a link', () => {
    start('/builder?faction=syenann', NEXT);
    expect(followReleases).toHaveBeenCalledOnce();
    expect(tryPreview).not.toHaveBeenCalled();
    expect([opened, screen.queryByRole('complementary')]).toEqual([[], null]);
  });

  it('is the next one behind a link, which leaves the address; Leave returns to the published one', async () => {
    const { user } = start(`/unit-stats?preview=${TOKEN}&sort=name#top`, NEXT);
    expect(await screen.findByText('You are trying release 5 before it is published.')).not.toBeNull();
    expect(tryPreview).toHaveBeenCalledWith(TOKEN);
    expect(opened).toEqual(['/unit-stats?sort=name#top']);
    expect(followReleases).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(followReleases).toHaveBeenCalledOnce());
    expect(leavePreview).toHaveBeenCalledOnce();
    expect(screen.queryByText(/You are trying/)).toBeNull();
  });

  it('stays the next one after a reload, and not on paper', async () => {
    sessionStorage.setItem('muster_tab_preview', TOKEN);
    start('/print-card/syenann/ahlwardt', NEXT);
    expect(followReleases).toHaveBeenCalledOnce();
    start('/builder', NEXT);
    await waitFor(() => expect(tryPreview).toHaveBeenCalledWith(TOKEN));
  });

  it('is the published one when the link has ended, with a sentence', async () => {
    const { user } = start(`/?preview=${TOKEN}`, { kind: 'failed', reason: 'over' });
    expect(await screen.findByText(/The next release cannot be shown\./)).not.toBeNull();
    expect(screen.getByText(/The link has ended, or its release is published\./)).not.toBeNull();
    await waitFor(() => expect(followReleases).toHaveBeenCalledOnce());
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText(/The next release cannot be shown\./)).toBeNull();
    expect(followReleases).toHaveBeenCalledOnce();
  });

  it('says that a mangled link has ended, without asking for it', async () => {
    start('/?preview=<b>x</b>', NEXT);
    expect(await screen.findByText(/The next release cannot be shown\./)).not.toBeNull();
    expect([tryPreview, followReleases].map((each) => vi.mocked(each).mock.calls.length)).toEqual([0, 1]);
  });

  it('is tried again when the server did not answer', async () => {
    sessionStorage.setItem('muster_tab_preview', TOKEN);
    const { user } = start('/', { kind: 'failed', reason: 'unreachable' });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(tryPreview).toHaveBeenCalledTimes(2));
    expect(followReleases).not.toHaveBeenCalled();
  });
});
