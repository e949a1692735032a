import type { ComponentProps } from 'react';
import type { AlertDialog } from '#ui/alert-dialog/alert-dialog.tsx';
import { OnDemand } from '#ui/on-demand/on-demand.tsx';
import { usePartFailure } from './use-part-failure.ts';

const loadAlertDialog = async () => (await import('#ui/alert-dialog/alert-dialog.tsx')).AlertDialog;

/** A question that must be answered; its dialog's code comes when it is first asked. */
export function Question(props: ComponentProps<typeof AlertDialog>) {
  const onFailure = usePartFailure(() => props.onOpenChange(false));
  return props.open ? <OnDemand load={loadAlertDialog} props={props} onFailure={onFailure} /> : null;
}

/** Prefetches the dialog, so that it opens without a network. */
export async function loadQuestions(): Promise<void> {
  await loadAlertDialog();
}
