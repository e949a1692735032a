import { Trans, useLingui } from '@lingui/react/macro';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';

const store = createStore(() => ({ isOpen: false }));

/** The refusal of a second High Command unit: any row may raise it, one dialog shows it. */
export const highCommandLimit = {
  open: () => store.setState({ isOpen: true }),
  close: () => store.setState({ isOpen: false }),
};

/** Says that a list has one High Command unit at most (spec section 5). */
export function HighCommandDialog() {
  const { t } = useLingui();
  const isOpen = useStore(store, (state) => state.isOpen);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => store.setState({ isOpen: open })}
      title={t`High Command Limit`}
      closeLabel={t`Close`}
      size="sm"
      footer={
        <Button variant="primary" onClick={highCommandLimit.close}>
          <Trans>Understood</Trans>
        </Button>
      }
    >
      <p>
        <Trans>Only 1 High command allowed in List.</Trans>
      </p>
      <p>
        <Trans>Take the other one out first, then add this unit.</Trans>
      </p>
    </Dialog>
  );
}
