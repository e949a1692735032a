import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useDialogAddress } from '#platform/use-dialog-address.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Tabs } from '#ui/tabs/tabs.tsx';
import { BackupPanel } from './backup-panel.tsx';
import { ListsPanel } from './lists-panel.tsx';
import { TrashPanel } from './trash-panel.tsx';
import { VersionsPanel } from './versions-panel.tsx';

type Tab = 'lists' | 'trash' | 'backup';

/** Every list of this device: load, vary, delete, bring back, older versions, and all of them as one file. */
export function SavedListsDialog() {
  const { t } = useLingui();
  const { isOpen, close } = useDialogAddress('saved-lists');
  const [tab, setTab] = useState<Tab>('lists');
  const [versionsOf, setVersionsOf] = useState<string | null>(null);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && close()}
      title={versionsOf === null ? t`Saved lists` : t`Saved versions`}
      closeLabel={t`Close`}
      size="lg"
    >
      {versionsOf === null ? (
        <Tabs
          label={t`Saved lists`}
          value={tab}
          onValueChange={(value: Tab) => setTab(value)}
          items={[
            {
              value: 'lists',
              label: t`Lists`,
              panel: <ListsPanel onClose={close} onVersions={setVersionsOf} />,
            },
            { value: 'trash', label: t`Deleted`, panel: <TrashPanel /> },
            { value: 'backup', label: t`Backup`, panel: <BackupPanel /> },
          ]}
        />
      ) : (
        <VersionsPanel listId={versionsOf} onBack={() => setVersionsOf(null)} />
      )}
    </Dialog>
  );
}
