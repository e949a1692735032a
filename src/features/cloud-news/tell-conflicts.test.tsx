import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cloudMark, NOTHING_WAITS } from '#data/cloud/cloud-mark.ts';
import { messagesShown, renderApp } from '#tests/builders/render-app.tsx';
import { tellConflicts } from './tell-conflicts.ts';

const CONFLICT = { ...NOTHING_WAITS, userId: 'me', conflicts: 1, compare: 'raid', found: 1 };
const TOLD =
  '1 list needs your decision | The cloud did not take what was saved here. Nothing was overwritten.';

beforeEach(() => cloudMark.setState(NOTHING_WAITS));

function tell() {
  const goTo = vi.fn<(path: string) => void>();
  const { user } = renderApp(<p>The rules</p>);
  tellConflicts(goTo);
  return { goTo, user };
}

describe('a conflict found beside any page', () => {
  it('is told with the way to both sides', async () => {
    const { goTo, user } = tell();
    cloudMark.setState(CONFLICT);
    await screen.findByText('1 list needs your decision');
    expect(messagesShown()).toEqual([TOLD]);
    const messages = within(screen.getByRole('region', { name: 'Messages' }));
    await user.click(messages.getByRole('button', { name: 'Decide' }));
    expect(goTo).toHaveBeenCalledWith('/builder?dialog=saved-lists&item=compare%3Araid');
  });

  it('is told once, however often the mark changes', async () => {
    const { user } = tell();
    cloudMark.setState(CONFLICT);
    await user.click(await screen.findByRole('button', { name: 'Close message' }));
    cloudMark.setState({ waiting: 1 });
    expect(messagesShown()).toEqual([]);
  });

  it('is told when it was found before this code came', async () => {
    cloudMark.setState(CONFLICT);
    tell();
    expect(await screen.findByText('1 list needs your decision')).toBeDefined();
  });

  it('is not told when it was there before the page', () => {
    tell();
    cloudMark.setState({ ...CONFLICT, found: 0 });
    expect(messagesShown()).toEqual([]);
  });
});
