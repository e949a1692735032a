import { WithQueries } from '#data/query/with-queries.tsx';
import { CompareArea } from './compare-area.tsx';
import { ListsArea } from './lists-area.tsx';
import { VersionsArea } from './versions-area.tsx';

/** The view of the dialog: the lists, the two sides of one list, or its older versions. */
export type CloudView = { readonly kind: 'lists' | 'compare' | 'versions'; readonly listId: string };

type CloudAreaProps = {
  userId: string;
  view: CloudView;
  onView: (view: CloudView) => void;
  /** Older versions of a list that is only in this browser. */
  onLocalVersions: (listId: string) => void;
  onClose: () => void;
};

/** The saved lists of a signed-in user. */
export function CloudArea({ userId, view, onView, onLocalVersions, onClose }: CloudAreaProps) {
  const toLists = () => onView({ kind: 'lists', listId: '' });
  return (
    <WithQueries>
      {view.kind === 'lists' && (
        <ListsArea
          userId={userId}
          onClose={onClose}
          onCompare={(listId) => onView({ kind: 'compare', listId })}
          onVersions={(listId, place) =>
            place === 'local' ? onLocalVersions(listId) : onView({ kind: 'versions', listId })
          }
        />
      )}
      {view.kind === 'compare' && <CompareArea userId={userId} listId={view.listId} onBack={toLists} />}
      {view.kind === 'versions' && <VersionsArea userId={userId} listId={view.listId} onBack={toLists} />}
    </WithQueries>
  );
}
