import { Plural, Trans } from '@lingui/react/macro';
import { useStore } from 'zustand';
import { savedListsStore } from '#data/lists/saved-lists-store.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { isPersistent } from '#platform/storage/local.ts';
import { downloadSetAside } from './download-lists.ts';

/** The notes over the saved lists: storage is blocked, or stored entries could not be read. */
export function DeviceNotes() {
  return (
    <>
      {!isPersistent() && <StorageNote />}
      <SetAsideNote />
    </>
  );
}

/** Shown until the player puts it away. */
function SetAsideNote() {
  const { entries, rescued } = useStore(savedListsStore, (state) => state.setAsideNews);
  if (entries === 0) return null;
  return (
    <Banner
      tone="warning"
      actions={
        <>
          <Button size="sm" icon="download" onClick={downloadSetAside}>
            <Trans>Download what was set aside</Trans>
          </Button>
          <Button size="sm" variant="quiet" onClick={() => savedListsStore.getState().noteSetAsideSeen()}>
            <Trans>Understood</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Plural
          value={entries}
          one="One stored entry could not be read. It was set aside, not deleted."
          other="# stored entries could not be read. They were set aside, not deleted."
        />
      </p>
      {rescued > 0 && (
        <p>
          <Plural
            value={rescued}
            one="One whole list was rescued from it and is below."
            other="# whole lists were rescued and are below."
          />
        </p>
      )}
    </Banner>
  );
}

function StorageNote() {
  return (
    <Banner tone="warning" title={<Trans>This browser blocks storage</Trans>}>
      <p>
        <Trans>Your lists are lost once you close this page. Share a list as a link to keep it.</Trans>
      </p>
    </Banner>
  );
}
