import { Lazy } from '#components/lazy/lazy.tsx';
import { SharedListPage } from '#features/shared-list/shared-list-page.tsx';
import { useDialogAddress } from '#platform/use-dialog-address.ts';
import { loadUnitCard } from './parts.ts';
import { usePartsAhead } from './use-parts.ts';

const AHEAD = [loadUnitCard];

/** A shared list with the cards of its units. */
export function SharedList() {
  const card = useDialogAddress('card');
  usePartsAhead(AHEAD);
  return (
    <>
      <SharedListPage onViewCard={(key) => card.open(key)} />
      {card.isOpen && <Lazy load={loadUnitCard} props={{}} onFailure={card.close} />}
    </>
  );
}
