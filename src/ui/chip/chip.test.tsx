import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Chip } from './chip.tsx';

const original = window.matchMedia;
const withHover = (canHover: boolean) => {
  window.matchMedia = (query) => {
    const list = new EventTarget() as MediaQueryList;
    return Object.assign(list, { matches: canHover && query === '(hover: hover)', media: query });
  };
};

const show = () => {
  render(
    <Chip label="Scout" closeLabel="Close">
      Deploys ahead of the others.
    </Chip>,
  );
  return screen.getByRole('button', { name: 'Scout' });
};

describe('Chip', () => {
  afterEach(() => {
    window.matchMedia = original;
    vi.useRealTimers();
  });

  it('opens a dialog of its name on a touch device, and never a tooltip', async () => {
    withHover(false);
    const chip = show();
    fireEvent.pointerEnter(chip, { pointerType: 'mouse' });
    await userEvent.click(chip);
    const dialog = await screen.findByRole('dialog', { name: 'Scout' });
    expect(dialog.textContent).toContain('Deploys ahead of the others.');
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  it('shows a tooltip where a pointer can hover', () => {
    withHover(true);
    vi.useFakeTimers();
    vi.advanceTimersByTime(10_000);
    const chip = show();
    fireEvent.pointerEnter(chip, { pointerType: 'mouse' });
    void act(() => vi.advanceTimersByTime(700));
    expect(screen.getByRole('tooltip').textContent).toBe('Deploys ahead of the others.');
  });

  it('opens the dialog by Enter too, and gives the focus back', async () => {
    withHover(true);
    const chip = show();
    chip.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Scout' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(chip));
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  it('is a plain word where there is nothing to explain', () => {
    withHover(false);
    render(<Chip label="Infantry" closeLabel="Close" />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('Infantry')).toBeDefined();
  });
});
