import { Lazy } from '#components/lazy/lazy.tsx';
import { CommunityListPage } from '#features/community-list/community-list-page.tsx';
import { useDialogAddress } from '#platform/use-dialog-address.ts';
import { loadSharedUnits, loadUnitCard } from './parts.ts';
import { usePartsAhead } from './use-parts.ts';

const AHEAD = [loadUnitCard];

/** A posted list with the cards of its units. */
export function CommunityList() {
  const card = useDialogAddress('card');
  usePartsAhead(AHEAD);
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
