import { Plural, Trans } from '@lingui/react/macro';
import { useStore } from 'zustand';
import { savedListsStore } from '#data/lists/saved-lists-store.ts';
import { downloadText } from '#platform/download.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';

/** Tells over the saved lists of entries that could not be read, until the player puts it away. */
export function SetAsideNote() {
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

/** Downloads the unreadable data as a file. */
export function downloadSetAside(): void {
  downloadText('muster-set-aside.json', savedListsStore.getState().exportSetAside(), 'application/json');
}
