import { Trans, useLingui } from '@lingui/react/macro';
import { useDraft } from '#data/lists/use-draft.ts';
import { savedListsStore } from '#data/lists/saved-lists-store.ts';
import { useDialogAddress } from '#platform/use-dialog-address.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { ShareContent } from './share-content.tsx';

/**
 * Everything that hands the draft to somebody else: link, QR code, print and text (docs/product.md,
 * "Share dialog").
 */
export function ShareDialog() {
  const { t } = useLingui();
  const { isOpen, close } = useDialogAddress('share');
  const document = useDraft((state) => state.history.document);
  const createdAt =
    savedListsStore.getState().lists.find((list) => list.id === document.savedId)?.created_at ?? null;
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && close()}
      title={t`Share Army List`}
      closeLabel={t`Close`}
      size="md"
    >
      {document.entries.length === 0 ? (
        <EmptyState title={t`Empty List`}>
          <p>
            <Trans>Add some units to your army before sharing.</Trans>
          </p>
        </EmptyState>
      ) : (
        <ShareContent document={document} createdAt={createdAt} />
      )}
    </Dialog>
  );
}
