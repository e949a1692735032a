import { Lazy } from '#components/lazy/lazy.tsx';
import { CommunityListPage } from '#features/community-list/community-list-page.tsx';
import { useDialogAddress } from '#platform/use-dialog-address.ts';
import { loadSharedUnits, loadUnitCard } from '../ahead/loaders.ts';
import { useFetchAhead } from '../ahead/use-fetch-ahead.ts';

const AHEAD = [loadUnitCard];

/** A posted list with the cards of its units. */
export function CommunityList() {
  const card = useDialogAddress('card');
  useFetchAhead(AHEAD);
  return (
    <>
      <CommunityListPage
        unitList={(army, faction) => (
          <Lazy load={loadSharedUnits} props={{ army, faction, onViewCard: (key) => card.open(key) }} />
        )}
      />
      {card.isOpen && <Lazy load={loadUnitCard} props={{}} onFailure={card.close} />}
    </>
  );
}
