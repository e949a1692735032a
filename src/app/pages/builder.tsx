import { useLingui } from '@lingui/react/macro';
import { Lazy } from '#components/lazy/lazy.tsx';
import { loadFindingLines } from '#components/list-findings/list-findings.tsx';
import { OpenUnitCard } from '#components/unit-card/open-unit-card.tsx';
import { catalogue } from '#data/catalogue.ts';
import { openDraft } from '#data/lists/draft-store.ts';
import { useDraft } from '#data/lists/use-draft.ts';
import { unitKey } from '#domain/catalogue/lookup.ts';
import { useViewer } from '#data/session/use-viewer.ts';
import { userIdOf } from '#domain/access/viewer.ts';
import { loadSaveToCloud } from '#features/builder/saving/load-cloud.ts';
import { loadCloudArea } from '#features/saved-lists/load-cloud-area.ts';
import { BuilderPage } from '#features/builder/builder-page.tsx';
import {
  loadEmptyArmy,
  loadFindingFixes,
  loadQuestions,
  watchStorage,
} from '#features/builder/load-ahead.ts';
import { useLanguage } from '#platform/use-language.ts';
import { sortUnits } from '#domain/roster/find/sort.ts';
import { useDialogAddress } from '#platform/use-dialog-address.ts';
import { loadPost, loadSavedLists, loadShare, loadUnitTerms } from '../ahead/loaders.ts';
import { useFetchAhead } from '#platform/use-fetch-ahead.ts';

const AHEAD = [
  // First: it reports what happens to a list that is saved early.
  watchStorage,
  loadUnitTerms,
  loadQuestions,
  loadSavedLists,
  loadShare,
  loadEmptyArmy,
  loadFindingLines,
  loadFindingFixes,
];
/**
 * With what lists in the cloud need, so that saving and looking work without a network; guests
 * never fetch it.
 */
const AHEAD_SIGNED_IN = [...AHEAD, loadSaveToCloud, loadCloudArea];

/**
 * The draft is brought back before the page shows: nobody adds units to a list that is about to be
 * replaced.
 */
export async function withDraft(): Promise<{ readonly Component: typeof Component }> {
  await openDraft();
  return { Component };
}

/** The builder with what opens over it. */
function Component() {
  const { t } = useLingui();
  const language = useLanguage();
  const faction = useDraft((state) => state.history.document.faction);
  const card = useDialogAddress('card');
  const savedLists = useDialogAddress('saved-lists');
  const share = useDialogAddress('share');
  const post = useDialogAddress('post');
  useFetchAhead(userIdOf(useViewer()) === null ? AHEAD : AHEAD_SIGNED_IN);
  // The order in which the catalogue first shows them.
  const units = catalogue.unitsByFaction.get(faction) ?? [];
  const neighbours = sortUnits(units, 'points-asc', language).map((unit) => unitKey(faction, unit.id));
  const viewCard = (unitId: string) => card.open(unitKey(faction, unitId));
  return (
    <>
      <title>{t`Builder – Muster`}</title>
      <BuilderPage
        onViewCard={viewCard}
        unitDetails={(unit) => (
          <Lazy load={loadUnitTerms} props={{ unit, onViewCard: () => viewCard(unit.id) }} />
        )}
      />
      <OpenUnitCard neighbours={neighbours} />
      {savedLists.isOpen && (
        <Lazy key={savedLists.value} load={loadSavedLists} props={{}} onFailure={savedLists.close} />
      )}
      {share.isOpen && <Lazy load={loadShare} props={{}} onFailure={share.close} />}
      {post.isOpen && <Lazy load={loadPost} props={{}} onFailure={post.close} />}
    </>
  );
}
