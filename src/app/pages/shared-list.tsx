import { SharedListPage } from '#features/shared-list/shared-list-page.tsx';
import { useDialogAddress } from '#platform/use-dialog-address.ts';
import { OnDemand } from '#ui/on-demand/on-demand.tsx';
import { loadUnitCard } from './parts.ts';
import { usePartFailure, usePartsAhead } from './use-parts.ts';

const AHEAD = [loadUnitCard];

/** A shared list with the cards of its units. */
export function SharedList() {
  const card = useDialogAddress('card');
  const onFailure = usePartFailure(card.close);
  usePartsAhead(AHEAD);
  return (
    <>
      <SharedListPage onViewCard={(key) => card.open(key)} />
      {card.isOpen && <OnDemand load={loadUnitCard} props={{}} onFailure={onFailure} />}
    </>
  );
}
