import { useLingui } from '@lingui/react/macro';
import { sayOpenedAsCopy } from '#components/undo/opened-as-copy.ts';
import { loadDraft } from '#data/lists/load-draft.ts';
import { PastedList } from '#components/pasted-list/pasted-list.tsx';
import type { FoundList } from '#data/scanned-lists.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';

/** Opens a list that was pasted or scanned; Undo brings the former list back. */
export function PasteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const take = ({ document, unknown }: FoundList) => {
    const takeBack = loadDraft(document);
    onClose();
    sayOpenedAsCopy(unknown, takeBack);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Paste or scan a list`}
      closeLabel={t`Close`}
    >
      <PastedList onRead={take} takeLabel={t`Open this list`} />
    </Dialog>
  );
}
