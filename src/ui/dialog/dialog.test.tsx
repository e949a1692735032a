import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../button/button.tsx';
import { toast } from '../toast/toast.tsx';
import { Toaster } from '../toast/toaster.tsx';
import { Dialog } from './dialog.tsx';

function Page({ onPress = () => undefined }: { onPress?: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Filters…</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Filters"
        description="Show fewer units."
        closeLabel="Close"
        footer={<Button onClick={onPress}>Apply</Button>}
      >
        <input aria-label="Search" />
      </Dialog>
      <Toaster label="Messages" closeLabel="Close message" />
    </>
  );
}

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Filters…' }));
  return screen.findByRole('dialog', { name: 'Filters' });
};
const expectGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('Dialog', () => {
  it('is named by its title and described by its description', async () => {
    render(<Page />);
    const dialog = await open();
    const description = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toBe('Show fewer units.');
  });

  it('hides the page behind it from screen readers', async () => {
    render(<Page />);
    await open();
    expect(screen.queryByRole('button', { name: 'Filters…' })).toBeNull();
  });

  it('closes with Escape and gives the focus back', async () => {
    render(<Page />);
    await open();
    await userEvent.keyboard('{Escape}');
    await expectGone();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Filters…' })),
    );
  });

  it('closes by its button', async () => {
    render(<Page />);
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expectGone();
  });

  it('runs the actions of its footer without closing by itself', async () => {
    const onPress = vi.fn<() => void>();
    render(<Page onPress={onPress} />);
    const dialog = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(onPress).toHaveBeenCalledOnce();
    expect(dialog.isConnected).toBe(true);
  });

  it('stays open when a message above it is pressed, and closes on a press beside it', async () => {
    const onUndo = vi.fn<() => void>();
    render(<Page />);
    await open();
    act(() => void toast.info({ title: 'Removed', action: { label: 'Undo', onPress: onUndo } }));
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onUndo).toHaveBeenCalledOnce();
    expect(screen.queryByRole('dialog')).not.toBeNull();
    const backdrop = document.querySelector('[data-base-ui-portal] [role=presentation]');
    await userEvent.click(backdrop as HTMLElement);
    await expectGone();
  });
});
