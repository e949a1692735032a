import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { PastedList } from '#components/pasted-list/pasted-list.tsx';
import { undoAction } from '#components/undo/undo-action.ts';
import { catalogue } from '#data/catalogue.ts';
import type { ReadListText } from '#data/games/read-list-text.ts';
import { rememberFaction } from '#data/lists/last-faction.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { toast } from '#ui/toast/toast.tsx';
import { dispatch } from '../actions.ts';

type Read = Extract<ReadListText, { ok: true }>;

/** Opens a list that was pasted as a link, a code or a text; Undo brings the former list back. */
export function PasteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const take = ({ document, unknown }: Read) => {
    const takeBack = dispatch({ type: 'load', document });
    if (catalogue.factionById.has(document.faction)) rememberFaction(document.faction);
    onClose();
    const names = unknown.join(', ');
    toast.info({
      title: t`Opened as a copy. Save it to keep it.`,
      description:
        unknown.length === 0
          ? t`Undo brings back what you were building.`
          : t`${plural(unknown.length, { one: 'One unit is not known here', other: '# units are not known here' })}: ${names}`,
      action: undoAction(t`Undo`, takeBack),
    });
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t`Paste a list`} closeLabel={t`Close`}>
      <PastedList onRead={take} />
    </Dialog>
  );
}
