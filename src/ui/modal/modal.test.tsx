import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

vi.unmock('#ui/modal/modal.tsx');
vi.mock('./base-modal.tsx', () => {
  throw new Error('offline');
});

const { Dialog } = await import('../dialog/dialog.tsx');
const { AlertDialog } = await import('../alert-dialog/alert-dialog.tsx');

it('opens in a plain frame when its code cannot be fetched, and closes by key, button and press', async () => {
  const onOpenChange = vi.fn<(open: boolean) => void>();
  render(
    <Dialog open onOpenChange={onOpenChange} title="Score" description="Round 1" closeLabel="Close">
      <button type="button">Complete round 1</button>
    </Dialog>,
  );
  const dialog = await screen.findByRole('dialog', { name: 'Score', description: 'Round 1' });
  expect(document.activeElement).toBe(dialog);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.click(screen.getByRole('presentation'));
  expect(onOpenChange.mock.calls).toEqual([[false], [false], [false]]);
});

it('keeps a question open in a plain frame until it is answered', async () => {
  const onOpenChange = vi.fn<(open: boolean) => void>();
  const onConfirm = vi.fn<() => void>();
  render(
    <AlertDialog
      open
      onOpenChange={onOpenChange}
      title="Delete the list?"
      body="It goes to the trash."
      confirmLabel="Delete"
      cancelLabel="Keep"
      onConfirm={onConfirm}
    />,
  );
  await screen.findByRole('alertdialog', { name: 'Delete the list?' });
  await userEvent.click(screen.getByRole('presentation'));
  expect(onOpenChange).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(onConfirm).toHaveBeenCalledOnce());
});

it('keeps the focus off the page behind a plain frame, and gives it back to the opener', async () => {
  const page = render(<button type="button">Open</button>);
  const opener = screen.getByRole('button', { name: 'Open' });
  opener.focus();
  const dialog = (open: boolean) => (
    <Dialog open={open} onOpenChange={() => undefined} title="Score" closeLabel="Close">
      Round 1
    </Dialog>
  );
  const { rerender } = render(dialog(true));
  const popup = await screen.findByRole('dialog', { name: 'Score' });
  expect(document.activeElement).toBe(popup);
  expect(page.container.hasAttribute('inert')).toBe(true);
  rerender(dialog(false));
  expect(page.container.hasAttribute('inert')).toBe(false);
  expect(document.activeElement).toBe(opener);
});
