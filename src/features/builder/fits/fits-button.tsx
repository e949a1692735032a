import { Trans } from '@lingui/react/macro';
import { Lazy } from '#components/lazy/lazy.tsx';
import { useDialogAddress } from '#platform/use-dialog-address.ts';
import { Button } from '#ui/button/button.tsx';
import type { DraftArmy } from '../army/use-draft-army.ts';

/** Apart: it brings the search for what fits a list. */
const loadDialog = async () => (await import('./fits-dialog.tsx')).FitsDialog;

type FitsButtonProps = { draft: DraftArmy; className: string | undefined };

/** Opens what fits the list, with its code fetched then. */
export function FitsButton({ draft, className }: FitsButtonProps) {
  const { isOpen, open, close } = useDialogAddress('fits');
  return (
    <>
      <Button icon="bulb" className={className} onClick={() => open()}>
        <Trans>What fits?</Trans>
      </Button>
      {isOpen && <Lazy load={loadDialog} props={{ draft, onClose: close }} onFailure={close} />}
    </>
  );
}
