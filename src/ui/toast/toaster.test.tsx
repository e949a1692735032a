import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toast } from './toast.tsx';
import { Toaster } from './toaster.tsx';

const show = (send: () => unknown) => act(() => void send());

describe('Toaster', () => {
  beforeEach(() => {
    render(<Toaster label="Messages" closeLabel="Close message" />);
  });
  afterEach(() => {
    act(() => toast.dismiss());
    vi.useRealTimers();
  });

  it('shows a message with its words inside a polite live region', () => {
    show(() => toast.error({ title: 'Storage is full', description: 'Nothing was lost.' }));
    const region = screen.getByRole('region', { name: 'Messages' });
    expect(within(region).getByRole('list').getAttribute('aria-live')).toBe('polite');
    expect(region.textContent).toContain('Storage is full');
    expect(region.textContent).toContain('Nothing was lost.');
  });

  it('shows the same words once, however often they are sent', () => {
    show(() => toast.info({ title: 'Refreshed' }));
    show(() => toast.info({ title: 'Refreshed' }));
    expect(screen.getAllByText('Refreshed')).toHaveLength(1);
  });

  it('replaces a message of the same id', () => {
    show(() => toast.info({ id: 'save', title: 'Saving' }));
    show(() => toast.success({ id: 'save', title: 'Saved' }));
    expect(screen.queryByText('Saving')).toBeNull();
    expect(screen.getByText('Saved')).toBeDefined();
  });

  it('runs the action and closes', async () => {
    const onPress = vi.fn<() => void>();
    show(() => toast.info({ title: 'Removed', action: { label: 'Undo', onPress } }));
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onPress).toHaveBeenCalledOnce();
    expect(screen.queryByText('Removed')).toBeNull();
  });

  it('closes by its button and leaves the others', async () => {
    show(() => toast.info({ title: 'First' }));
    show(() => toast.info({ title: 'Second' }));
    const second = screen.getByText('Second').closest('li');
    await userEvent.click(within(second as HTMLElement).getByRole('button', { name: 'Close message' }));
    expect(screen.queryByText('Second')).toBeNull();
    expect(screen.getByText('First')).toBeDefined();
  });

  it('goes by itself after five seconds', () => {
    vi.useFakeTimers();
    show(() => toast.success({ title: 'Saved' }));
    void act(() => vi.advanceTimersByTime(4_999));
    expect(screen.queryByText('Saved')).not.toBeNull();
    void act(() => vi.advanceTimersByTime(1));
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('stays while it is pointed at', () => {
    vi.useFakeTimers();
    show(() => toast.success({ title: 'Saved' }));
    fireEvent.pointerEnter(screen.getByRole('region', { name: 'Messages' }));
    void act(() => vi.advanceTimersByTime(60_000));
    expect(screen.queryByText('Saved')).not.toBeNull();
    fireEvent.pointerLeave(screen.getByRole('region', { name: 'Messages' }));
    void act(() => vi.advanceTimersByTime(5_000));
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('keeps four messages at most, the newest', () => {
    for (const title of ['a', 'b', 'c', 'd', 'e']) show(() => toast.info({ title }));
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    expect(screen.queryByText('a')).toBeNull();
  });
});
