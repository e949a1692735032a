import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useDialogAddress } from '#platform/use-dialog-address.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useOverlay } from '#ui/overlays/overlays.ts';
import { Tabs } from '#ui/tabs/tabs.tsx';
import { Lazy } from '#components/lazy/lazy.tsx';
import { useViewer } from '#data/session/use-viewer.ts';
import { userIdOf } from '#domain/access/viewer.ts';
import { waitingOfOthers } from '#data/cloud/cloud-watch.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { BackupPanel } from './backup-panel.tsx';
import type { CloudView } from './cloud/cloud-area.tsx';
import { TrashPanel } from './trash-panel.tsx';
import { VersionsPanel } from './versions-panel.tsx';
import { loadCloudArea } from './load-cloud-area.ts';
import { ListsPanel } from './lists-panel.tsx';

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
  useOverlay(versionsOf !== null || view.kind !== 'lists', () => {
    setVersionsOf(null);
    setView(LISTS);
  });
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

type ListsTabProps = {
  view: CloudView;
  onView: (view: CloudView) => void;
  onVersions: (listId: string) => void;
  onClose: () => void;
};

/** All saved lists: for a signed-in user with the cloud's, else those of this device. */
function ListsTab({ view, onView, onVersions, onClose }: ListsTabProps) {
  const userId = userIdOf(useViewer());
  const [isMissing, setMissing] = useState(false);
  if (userId !== null && !isMissing) {
    return (
      <Lazy
        isQuiet
        load={loadCloudArea}
        props={{ userId, view, onView, onLocalVersions: onVersions, onClose }}
        onFailure={() => setMissing(true)}
      />
    );
  }
  return (
    <>
      <SignInNote isMissing={isMissing} />
      <ListsPanel onClose={onClose} onVersions={onVersions} />
    </>
  );
}

/**
 * A note over the lists of this device: the cloud cannot be reached, or signed-out accounts have
 * changes that wait for it.
 */
function SignInNote({ isMissing }: { isMissing: boolean }) {
  const accounts = waitingOfOthers();
  if (isMissing) {
    return (
      <Banner tone="warning">
        <p>
          <Trans>The lists in the cloud cannot be reached now. Those of this device are here.</Trans>
        </p>
      </Banner>
    );
  }
  if (accounts === 0) return null;
  return (
    <Banner tone="info" icon="cloud">
      <p>
        <Plural
          value={accounts}
          one="An account has unsent changes here. They will be sent once it signs in again."
          other="# accounts have unsent changes here. They will be sent once they sign in again."
        />
      </p>
    </Banner>
  );
}
