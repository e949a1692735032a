import type { ComponentProps } from 'react';
import { Lazy } from '#components/lazy/lazy.tsx';
import type { AlertDialog } from '#ui/alert-dialog/alert-dialog.tsx';

const loadAlertDialog = async () => (await import('#ui/alert-dialog/alert-dialog.tsx')).AlertDialog;

/** A question that must be answered; its dialog's code comes when it is first asked. */
export function Question(props: ComponentProps<typeof AlertDialog>) {
  const close = () => props.onOpenChange(false);
  return props.open ? <Lazy load={loadAlertDialog} props={props} onFailure={close} /> : null;
}

/** Prefetches the dialog, so that it opens without a network. */
export async function loadQuestions(): Promise<void> {
  await loadAlertDialog();
}
