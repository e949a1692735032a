import { useState } from 'react';
import { Lazy } from '#components/lazy/lazy.tsx';
import { useViewer } from '#data/session/use-viewer.ts';
import { userIdOf } from '#domain/access/viewer.ts';
import type { CloudView } from './cloud/cloud-area.tsx';
import { loadCloudArea } from './load-cloud-area.ts';
import { ListsPanel } from './lists-panel.tsx';
import { SignInNote } from './sign-in-note.tsx';

type ListsTabProps = {
  view: CloudView;
  onView: (view: CloudView) => void;
  onVersions: (listId: string) => void;
  onClose: () => void;
};

/** All saved lists: for a signed-in user with the cloud's, else those of this device. */
export function ListsTab({ view, onView, onVersions, onClose }: ListsTabProps) {
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
