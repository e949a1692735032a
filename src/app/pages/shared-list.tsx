import { lazy, Suspense } from 'react';
import { SharedListPage } from '#features/shared-list/shared-list-page.tsx';
import { useDialogAddress } from '#platform/use-dialog-address.ts';

const UnitCardDialog = lazy(async () => ({
  default: (await import('#features/unit-card/unit-card-dialog.tsx')).UnitCardDialog,
}));

/** A shared list with the cards of its units. */
export function SharedList() {
  const card = useDialogAddress('card');
  return (
    <>
      <SharedListPage onViewCard={(key) => card.open(key)} />
      <Suspense fallback={null}>{card.isOpen && <UnitCardDialog />}</Suspense>
    </>
  );
}
