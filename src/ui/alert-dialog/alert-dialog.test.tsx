import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { AlertDialog } from './alert-dialog.tsx';

function Question({ onConfirm, onCancel }: { onConfirm: () => void; onCancel: () => void }) {
  const [open, setOpen] = useState(true);
  return (
    <AlertDialog
      open={open}
      onOpenChange={setOpen}
      title="Delete the list?"
      body="It goes to the trash."
      confirmLabel="Delete"
      cancelLabel="Keep"
      onConfirm={onConfirm}
      onCancel={onCancel}
      danger
    />
  );
}

const ask = async () => {
  const onConfirm = vi.fn<() => void>();
  const onCancel = vi.fn<() => void>();
  render(<Question onConfirm={onConfirm} onCancel={onCancel} />);
  await screen.findByRole('alertdialog', { name: 'Delete the list?' });
  return { onConfirm, onCancel };
};
const expectGone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

describe('AlertDialog', () => {
  it('confirms once and closes', async () => {
    const { onConfirm, onCancel } = await ask();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await expectGone();
    expect(onConfirm).toHaveBeenCalledOnce();
    expect(onCancel).not.toHaveBeenCalled();
  });

  it('cancels by its button', async () => {
    const { onConfirm, onCancel } = await ask();
    await userEvent.click(screen.getByRole('button', { name: 'Keep' }));
    await expectGone();
    expect(onCancel).toHaveBeenCalledOnce();
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('cancels with Escape', async () => {
    const { onConfirm } = await ask();
    await userEvent.keyboard('{Escape}');
    await expectGone();
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('starts on Cancel, so that Enter by habit does no harm', async () => {
    await ask();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep' })));
  });

  it('is not closed by a press outside', async () => {
    const { onCancel } = await ask();
    await userEvent.click(document.body);
    expect(screen.queryByRole('alertdialog')).not.toBeNull();
    expect(onCancel).not.toHaveBeenCalled();
  });
});
