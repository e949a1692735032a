import { sessionStore } from '#data/session/session-store.ts';
import { can } from '#domain/access/can.ts';
import { userIdOf } from '#domain/access/viewer.ts';
import { loadAddress } from '#platform/page-load.ts';
import { paths } from '#platform/paths.ts';

/**
 * Watches for failed builds and for what waits while an administrator is signed in; nobody else
 * fetches a byte of it.
 */
export function startAdminWatch(): void {
  let end: (() => void) | null = null;
  let watched: string | null = null;
  const follow = async () => {
    const { viewer } = sessionStore.getState();
    const admin = can(viewer, 'administer') ? userIdOf(viewer) : null;
    if (admin === watched) return;
    watched = admin;
    end?.();
    end = null;
    if (admin === null) return;
    const [{ watchBuilds }, { watchTasks }] = await Promise.all([
      import('#features/admin/deployment/watch-builds.ts'),
      import('#data/admin/watch-tasks.ts'),
    ]);
    if (watched !== admin) return;
    const ends = [watchBuilds(() => loadAddress(paths.admin('deployment'))), watchTasks()];
    end = () => ends.forEach((stop) => stop());
  };
  const run = () => void follow().catch(() => undefined);
  sessionStore.subscribe(run);
  run();
}
