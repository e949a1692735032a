import { Lazy } from '#components/lazy/lazy.tsx';
import { SharedListPage } from '#features/shared-list/shared-list-page.tsx';
import { useDialogAddress } from '#platform/use-dialog-address.ts';
import { loadUnitCard } from '../ahead/loaders.ts';
import { useFetchAhead } from '../ahead/use-fetch-ahead.ts';

const AHEAD = [loadUnitCard];

/** A shared list with the cards of its units. */
export function SharedList() {
  const card = useDialogAddress('card');
  useFetchAhead(AHEAD);
  return (
    <>
      <SharedListPage onViewCard={(key) => card.open(key)} />
      {card.isOpen && <Lazy load={loadUnitCard} props={{}} onFailure={card.close} />}
    </>
  );
}
