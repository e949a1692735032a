import { plural } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import { useStore } from 'zustand';
import { cloudMark, itemToDecide } from '#data/cloud/cloud-mark.ts';
import { useDialogAddress } from '#platform/use-dialog-address.ts';
import { Button } from '#ui/button/button.tsx';

/**
 * The mark in the bar for lists that need a decision; opens the saved lists. Renders nothing when
 * there are none.
 */
export function ConflictMark() {
  const { t } = useLingui();
  const { conflicts, compare } = useStore(cloudMark);
  const savedLists = useDialogAddress('saved-lists');
  if (conflicts === 0) return null;
  return (
    <Button
      variant="danger"
      iconOnly
      icon="cloud"
      label={t`${plural(conflicts, { one: '# list needs your decision', other: '# lists need your decision' })}`}
      onClick={() => savedLists.open(itemToDecide({ compare }))}
    />
  );
}

/**
 * The number of lists that wait for a decision or of changes that wait for the cloud, as a button
 * that opens the saved lists. Renders nothing when nothing waits.
 */
export function CloudMark() {
  const { waiting, conflicts, compare } = useStore(cloudMark);
  const savedLists = useDialogAddress('saved-lists');
  if (waiting + conflicts === 0) return null;
  return (
    <Button
      variant="quiet"
      icon={conflicts > 0 ? 'warning' : 'history'}
      onClick={() => savedLists.open(itemToDecide({ compare }))}
    >
      {conflicts > 0 ? (
        <Plural value={conflicts} one="# list needs your decision" other="# lists need your decision" />
      ) : (
        <Plural value={waiting} one="# change waits for the cloud" other="# changes wait for the cloud" />
      )}
    </Button>
  );
}
