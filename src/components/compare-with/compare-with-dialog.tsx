import { Trans, useLingui } from '@lingui/react/macro';
import { ListSources } from '#components/list-sources/list-sources.tsx';
import { comparePath } from '#data/lists/compared-lists.ts';
import { useDraft } from '#data/lists/use-draft.ts';
import type { RosterDocument } from '#domain/roster/types.ts';
import { useNavigate } from '#platform/routing/router-view.tsx';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import styles from './compare-with.module.css';

export type CompareWithDialogProps = {
  /** The list that one of the player's own is compared with. */
  document: RosterDocument;
  onClose: () => void;
};

/** Asks for one of the player's own lists, and opens the comparison of both. */
export function CompareWithDialog({ document, onClose }: CompareWithDialogProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const draft = useDraft((state) => state.history.document);
  const compare = (mine: RosterDocument) => void navigate(comparePath(mine, document));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Compare with mine`}
      closeLabel={t`Close`}
      size="md"
    >
      <div className={styles.content}>
        {draft.entries.length > 0 && (
          <Button icon="edit" onClick={() => compare(draft)}>
            <Trans>The list in the builder</Trans>
          </Button>
        )}
        <ListSources isOwn takeLabel={t`Compare`} take={({ document: mine }) => compare(mine)} />
      </div>
    </Dialog>
  );
}
