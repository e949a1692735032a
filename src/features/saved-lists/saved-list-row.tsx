import { Trans, useLingui } from '@lingui/react/macro';
import { undoAction } from '#components/undo/undo-action.ts';
import { catalogue } from '#data/catalogue.ts';
import { draftStore } from '#data/lists/draft-store.ts';
import { rememberFaction } from '#data/lists/last-faction.ts';
import { savedListsStore } from '#data/lists/saved-lists-store.ts';
import { useDraft } from '#data/lists/use-draft.ts';
import { armyOf } from '#domain/roster/army.ts';
import { documentFromSavedList, type SavedList } from '#domain/roster/saved-list.ts';
import { withSavedMark } from '#domain/roster/saved-mark.ts';
import { totalsOf } from '#domain/roster/totals.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { Crest } from '#ui/crest/crest.tsx';
import { toast } from '#ui/toast/toast.tsx';
import { ListFacts } from './list-facts.tsx';
import styles from './saved-lists.module.css';

type SavedListRowProps = {
  list: SavedList;
  onClose: () => void;
  onVersions: (listId: string) => void;
  onDelete: (list: SavedList) => void;
};

/** One saved list with its actions. */
export function SavedListRow({ list, onClose, onVersions, onDelete }: SavedListRowProps) {
  const { t } = useLingui();
  const isCurrent = useDraft((state) => state.history.document.savedId === list.id);
  const document = documentFromSavedList(list, catalogue);
  const load = () => {
    const takeBack = draftStore
      .getState()
      .dispatch({ type: 'load', document: withSavedMark(document, 'local') });
    if (catalogue.factionById.has(document.faction)) rememberFaction(document.faction);
    onClose();
    toast.success({
      title: t`“${list.name}” loaded`,
      action: undoAction(t`Undo`, takeBack),
    });
  };
  const duplicate = () => {
    const result = savedListsStore.getState().duplicateList(list.id);
    if (result.ok) toast.success({ title: t`Copied as “${result.list.name}”` });
    else toast.error({ title: t`The list could not be copied`, description: t`Nothing was changed.` });
  };
  return (
    <li className={styles.row} data-faction={document.faction}>
      <Crest hue={document.faction} charge="crown" size={36} />
      <div className={styles.what}>
        <p className={styles.name}>
          {list.name}{' '}
          {isCurrent && (
            <Badge tone="accent">
              <Trans>Open now</Trans>
            </Badge>
          )}
        </p>
        <ListFacts
          faction={document.faction}
          totals={totalsOf(armyOf(document, catalogue))}
          time={list.updated_at ?? list.created_at}
          basedOn={list.based_on ?? null}
        />
      </div>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={load} aria-label={t`Load ${list.name}`}>
          <Trans>Load</Trans>
        </Button>
        <Button variant="quiet" iconOnly icon="copy" label={t`Duplicate ${list.name}`} onClick={duplicate} />
        <Button
          variant="quiet"
          iconOnly
          icon="history"
          label={t`Older versions of ${list.name}`}
          onClick={() => onVersions(list.id)}
        />
        <Button
          variant="quiet"
          iconOnly
          icon="trash"
          label={t`Delete ${list.name}`}
          onClick={() => onDelete(list)}
        />
      </div>
    </li>
  );
}
