import { CommunityListPage } from '#features/community-list/community-list-page.tsx';
import { useDialogAddress } from '#platform/use-dialog-address.ts';
import { OnDemand } from '#ui/on-demand/on-demand.tsx';
import { loadSharedUnits, loadUnitCard } from './parts.ts';
import { usePartFailure, usePartsAhead } from './use-parts.ts';

const AHEAD = [loadUnitCard];

/** A posted list with the cards of its units. */
export function CommunityList() {
  const card = useDialogAddress('card');
  const onCardFailure = usePartFailure(card.close);
  const onPartFailure = usePartFailure(nothing);
  usePartsAhead(AHEAD);
  return (
    <>
      <CommunityListPage
        onPartFailure={onPartFailure}
        unitList={(army, faction) => (
          <OnDemand
            load={loadSharedUnits}
            props={{ army, faction, onViewCard: (key) => card.open(key) }}
            onFailure={onPartFailure}
          />
        )}
      />
      {card.isOpen && <OnDemand load={loadUnitCard} props={{}} onFailure={onCardFailure} />}
    </>
  );
}

function nothing(): void {
  // The part closes itself.
}
