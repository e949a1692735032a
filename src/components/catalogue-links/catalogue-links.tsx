import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { isEditorQuery } from '#data/admin/is-editor.ts';
import { useViewer } from '#data/session/use-viewer.ts';
import { can } from '#domain/access/can.ts';
import { userIdOf } from '#domain/access/viewer.ts';
import { paths } from '#platform/paths.ts';
import { workshopPaths } from '#platform/workshop-paths.ts';
import { Button } from '#ui/button/button.tsx';

/** The ways of a player to their proposals, and of an editor to what waits; nothing for guests. */
export function CatalogueLinks() {
  const viewer = useViewer();
  const userId = userIdOf(viewer);
  const isEditor = useQuery({ ...isEditorQuery(userId ?? ''), enabled: userId !== null }).data === true;
  if (userId === null) return null;
  return (
    <>
      <Button size="sm" icon="edit" render={<Link to={workshopPaths.proposals()} />}>
        <Trans>My proposals</Trans>
      </Button>
      {(isEditor || can(viewer, 'administer')) && (
        <Button size="sm" icon="shield" render={<Link to={paths.reviewCatalogue()} />}>
          <Trans>Review the catalogue</Trans>
        </Button>
      )}
    </>
  );
}
