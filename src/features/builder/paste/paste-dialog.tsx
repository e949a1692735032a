import { useLingui } from '@lingui/react/macro';
import { sayOpenedAsCopy } from '#components/undo/opened-as-copy.ts';
import { loadDraft } from '#data/lists/load-draft.ts';
import { PastedList } from '#components/pasted-list/pasted-list.tsx';
import type { ReadListText } from '#data/games/read-list-text.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';

type Read = Extract<ReadListText, { ok: true }>;

/** Opens a list that was pasted as a link, a code or a text; Undo brings the former list back. */
export function PasteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const take = ({ document, unknown }: Read) => {
    const takeBack = loadDraft(document);
    onClose();
    sayOpenedAsCopy(unknown, takeBack);
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t`Paste a list`} closeLabel={t`Close`}>
      <PastedList onRead={take} />
    </Dialog>
  );
}
