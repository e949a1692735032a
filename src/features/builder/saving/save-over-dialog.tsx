import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { catalogue } from '#data/catalogue.ts';
import type { SaveOver } from '#data/lists/save-list.ts';
import { armyOf } from '#domain/roster/army.ts';
import { documentFromSavedList, type SavedList } from '#domain/roster/saved-list.ts';
import { totalsOf } from '#domain/roster/totals.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';

type SaveOverDialogProps = {
  /** The list that has the name now. */
  stored: SavedList;
  /** It is the open list, changed elsewhere since; else another list. */
  isChanged: boolean;
  /** True when the replaced list stays among the older versions. */
  canKeep: boolean;
  onChoose: (over: SaveOver) => void;
  onClose: () => void;
};

/** Asks before a save replaces a list that the player did not have before them. */
export function SaveOverDialog({ stored, isChanged, canKeep, onChoose, onClose }: SaveOverDialogProps) {
  const { t, i18n } = useLingui();
  const { name } = stored;
  const { points, units } = totalsOf(armyOf(documentFromSavedList(stored, catalogue), catalogue));
  const savedAt = new Date(stored.updated_at ?? stored.created_at);
  const day = Number.isNaN(savedAt.getTime())
    ? null
    : i18n.date(savedAt, { dateStyle: 'medium', timeStyle: 'short' });
  const choose = (over: SaveOver) => {
    onClose();
    onChoose(over);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Replace “${name}”?`}
      closeLabel={t`Close`}
      size="sm"
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="secondary" onClick={() => choose('replace')}>
            <Trans>Replace</Trans>
          </Button>
          <Button variant="primary" onClick={() => choose('keep-both')}>
            <Trans>Keep both</Trans>
          </Button>
        </>
      }
    >
      <p>
        {isChanged ? (
          <Trans>This list was saved elsewhere since you opened it, in another tab or window.</Trans>
        ) : (
          <Trans>Another saved list has this name.</Trans>
        )}{' '}
        {day === null ? (
          <Trans>
            It has {points} pts in <Plural value={units} one="# unit" other="# units" />.
          </Trans>
        ) : (
          <Trans>
            It has {points} pts in <Plural value={units} one="# unit" other="# units" />, saved {day}.
          </Trans>
        )}
      </p>
      <p>
        {canKeep ? (
          <Trans>
            Replace keeps it among its older versions. Keep both saves yours under a name with a number.
          </Trans>
        ) : (
          <Trans>
            This browser keeps no older versions: Replace deletes it. Keep both saves yours under a name with
            a number.
          </Trans>
        )}
      </p>
    </Dialog>
  );
}
