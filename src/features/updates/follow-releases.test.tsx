import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogue } from '#data/catalogue.ts';
import { rememberDraft } from '#data/lists/remember-draft.ts';
import { checkRelease, type ReleaseNews } from '#data/release/check-release.ts';
import { setPatch } from '#data/release/kept-patch.ts';
import { followWriting } from '#platform/service-worker/is-busy.ts';
import { documentWith } from '#tests/builders/catalogue.ts';
import { draft, putDraft } from '#tests/builders/draft.ts';
import { patchOf } from '#tests/builders/release-patch.ts';
import { messagesShown, renderApp } from '#tests/builders/render-app.tsx';
import { followReleases } from './follow-releases.ts';

vi.mock('#data/lists/remember-draft.ts', { spy: true });
vi.mock('#data/release/check-release.ts', () => ({ checkRelease: vi.fn<() => Promise<ReleaseNews>>() }));

const HERSIR = 'northern-tribes/hersir';

const patch = (number: number, points: number) => patchOf(number, { [HERSIR]: { points } });

const release = (number: number, points: number): ReleaseNews => ({
  kind: 'new',
  release: { patch: patch(number, points), texts: null, units: 1 },
});

const points = () => catalogue.unitByKey.get(HERSIR)?.points;
const CHANGED = 'The catalogue changed. | 1 unit is different now. Your lists stay as they are.';

let stop = () => {};
/** Follows releases; `then` are the outcomes of the looks that follow, 45 s apart. */
async function follow(first: ReleaseNews, ...then: readonly ReleaseNews[]): Promise<void> {
  vi.mocked(checkRelease).mockResolvedValue({ kind: 'same' });
  for (const news of [first, ...then]) vi.mocked(checkRelease).mockResolvedValueOnce(news);
  await act(async () => {
    stop = followReleases();
    await vi.advanceTimersByTimeAsync(2_500);
  });
}

async function pass(milliseconds: number): Promise<void> {
  await act(async () => vi.advanceTimersByTimeAsync(milliseconds));
}

// The clock of these tests does not wait for code that is fetched.
beforeAll(async () => import('#data/lists/remember-draft.ts'));
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  followWriting();
  setPatch(patch(1, 7));
  window.history.replaceState(null, '', '/builder');
});
afterEach(() => {
  stop();
  setPatch(null);
  vi.useRealTimers();
  vi.clearAllMocks();
});

describe('a release of the catalogue', () => {
  it('shows by itself while nothing is being edited, and says how much changed', async () => {
    renderApp(<p>A page</p>);
    await follow(release(2, 9));
    expect(points()).toBe(9);
    expect(messagesShown()).toEqual([CHANGED]);
  });

  it('asks when something is opened just before it would show', async () => {
    renderApp(<input aria-label="Name" />);
    vi.mocked(rememberDraft).mockImplementationOnce(async () => {
      screen.getByRole('textbox').focus();
      return () => {};
    });
    await follow(release(2, 9));
    expect(points()).toBe(7);
    expect(screen.getByRole('button', { name: 'Show it' })).toBeDefined();
  });

  it('is told to the list in the builder', async () => {
    putDraft(documentWith({ hersir: 1 }));
    renderApp(<p>A page</p>);
    await follow(release(2, 9));
    expect(draft().remembered?.units['hersir']?.points).toBe(7);
  });

  it('comes while the page is open, 45 s after the look before', async () => {
    renderApp(<p>A page</p>);
    await follow({ kind: 'same' }, release(2, 9));
    expect(points()).toBe(7);
    await pass(45_000);
    expect(points()).toBe(9);
  });

  it('says nothing to a browser that is new here', async () => {
    setPatch(null);
    renderApp(<p>A page</p>);
    await follow(release(2, 9));
    expect(points()).toBe(9);
    expect(messagesShown()).toEqual([]);
  });

  it.each([
    ['a text field has the focus', '/builder', <input key="" aria-label="Field" />],
    ['a dialog is open', '/builder', <div key="" role="dialog" aria-label="Field" tabIndex={-1} />],
    ['a game is on the table', '/game', <button key="" type="button" aria-label="Field" />],
  ])('asks while %s, and shows on request', async (_when, path, element) => {
    window.history.replaceState(null, '', path);
    const { user } = renderApp(element);
    act(() => screen.getByLabelText('Field').focus());
    await follow(release(2, 9));
    expect(points()).toBe(7);
    expect(messagesShown()).toEqual([`${CHANGED} It shows once you are done here.`]);
    await user.click(screen.getByRole('button', { name: 'Show it' }));
    await waitFor(() => expect(points()).toBe(9));
  });

  it('asks once, and shows at the first look after the field was left', async () => {
    renderApp(<input aria-label="Field" />);
    act(() => screen.getByLabelText('Field').focus());
    await follow(release(2, 9), release(2, 9), release(2, 9));
    await pass(45_000);
    expect(points()).toBe(7);
    expect(messagesShown()).toEqual([]);
    act(() => screen.getByLabelText('Field').blur());
    await pass(45_000);
    expect(points()).toBe(9);
  });

  it('waits while a page is being printed, out of view or without a network', async () => {
    window.history.replaceState(null, '', '/print/full/abc');
    renderApp(<p>A page</p>);
    await follow(release(2, 9));
    expect(points()).toBe(7);
    const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await pass(45_000);
    visible.mockRestore();
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await pass(45_000);
    online.mockRestore();
    expect(checkRelease).toHaveBeenCalledOnce();
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(checkRelease).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['newer', 'The catalogue stays as it was. Update Muster to get the new one.'],
    ['broken', 'It has faults. The catalogue stays as it was.'],
  ] as const)('that is %s is refused with a sentence', async (reason, sentence) => {
    renderApp(<p>A page</p>);
    await follow({ kind: 'refused', number: 2, reason });
    expect(points()).toBe(7);
    expect(messagesShown()).toEqual([`Release 2 of the catalogue cannot be used here. | ${sentence}`]);
  });
});
