import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { MissionChoice } from './mission-choice.tsx';

type MissionDialogProps = ComponentProps<typeof MissionChoice> & { onClose: () => void };

/** Another mission for the game that is being set up. */
export function MissionDialog({ onClose, ...choice }: MissionDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Choose the mission`}
      closeLabel={t`Close`}
      size="lg"
    >
      <MissionChoice {...choice} />
    </Dialog>
  );
}
