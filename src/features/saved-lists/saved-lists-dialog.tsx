import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useDialogAddress } from '#platform/use-dialog-address.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Tabs } from '#ui/tabs/tabs.tsx';
import { BackupPanel } from './backup-panel.tsx';
import type { CloudView } from './cloud/cloud-area.tsx';
import { ListsTab } from './lists-tab.tsx';
import { TrashPanel } from './trash-panel.tsx';
import { VersionsPanel } from './versions-panel.tsx';

type Tab = 'lists' | 'trash' | 'backup';

const LISTS: CloudView = { kind: 'lists', listId: '' };

/**
 * Every list of this device and of the cloud: load, vary, delete, bring back, older versions, and
 * all as one file.
 */
export function SavedListsDialog() {
  const { t } = useLingui();
  const { isOpen, value, close } = useDialogAddress('saved-lists');
  const [tab, setTab] = useState<Tab>('lists');
  const [versionsOf, setVersionsOf] = useState<string | null>(null);
  const [view, setView] = useState(() => viewIn(value));
  const titles = {
    lists: t`Saved lists`,
    versions: t`Saved versions`,
    compare: t`Two versions of a list`,
  };
  const lists = <ListsTab view={view} onView={setView} onVersions={setVersionsOf} onClose={close} />;
  const tabs = (
    <Tabs
      label={t`Saved lists`}
      value={tab}
      onValueChange={(next: Tab) => setTab(next)}
      items={[
        { value: 'lists', label: t`Lists`, panel: lists },
        { value: 'trash', label: t`Deleted`, panel: <TrashPanel /> },
        { value: 'backup', label: t`Backup`, panel: <BackupPanel /> },
      ]}
    />
  );
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && close()}
      title={titles[versionsOf === null ? view.kind : 'versions']}
      closeLabel={t`Close`}
      size="lg"
    >
      {versionsOf !== null ? (
        <VersionsPanel listId={versionsOf} onBack={() => setVersionsOf(null)} />
      ) : view.kind === 'lists' ? (
        tabs
      ) : (
        lists
      )}
    </Dialog>
  );
}

/** The address may name a list whose two sides are to be compared: `compare:` and its id. */
function viewIn(item: string | null): CloudView {
  const [kind, listId] = item?.split(/:(.*)/s) ?? [];
  return kind === 'compare' && listId !== undefined ? { kind, listId } : LISTS;
}
