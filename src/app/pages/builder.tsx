import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { openDraft } from '#data/lists/draft-store.ts';
import { useDraft } from '#data/lists/use-draft.ts';
import { BuilderPage } from '#features/builder/builder-page.tsx';
import { UnitTerms } from '#features/unit-card/unit-terms.tsx';
import { unitKey } from '#domain/catalogue/lookup.ts';
import { useDialogAddress } from '#platform/use-dialog-address.ts';

const UnitCardDialog = lazy(async () => ({
  default: (await import('#features/unit-card/unit-card-dialog.tsx')).UnitCardDialog,
}));
const SavedListsDialog = lazy(async () => ({
  default: (await import('#features/saved-lists/saved-lists-dialog.tsx')).SavedListsDialog,
}));
const ShareDialog = lazy(async () => ({
  default: (await import('#features/share-list/share-dialog.tsx')).ShareDialog,
}));

/** The draft is brought back before the page shows: nobody adds units to a list that is about to be replaced. */
export async function loader(): Promise<null> {
  await openDraft();
  return null;
}

/** The builder with what opens over it. A dialog's code is fetched when its address first names it. */
export function Component() {
  const { t } = useLingui();
  const faction = useDraft((state) => state.history.document.faction);
  const card = useDialogAddress('card');
  const savedLists = useDialogAddress('saved-lists');
  const share = useDialogAddress('share');
  const viewCard = (unitId: string) => card.open(unitKey(faction, unitId));
  return (
    <>
      <title>{t`Builder – Muster`}</title>
      <BuilderPage
        onViewCard={viewCard}
        unitDetails={(unit) => <UnitTerms unit={unit} onViewCard={() => viewCard(unit.id)} />}
      />
      <Suspense fallback={null}>
        {card.isOpen && <UnitCardDialog />}
        {savedLists.isOpen && <SavedListsDialog />}
        {share.isOpen && <ShareDialog />}
      </Suspense>
    </>
  );
}
