import { useLocation, useParams } from 'react-router';
import { useViewer } from '#data/session/use-viewer.ts';
import { can } from '#domain/access/can.ts';
import { AdminPage } from '#features/admin/admin-page.tsx';
import { SECTIONS } from '#features/admin/sections.ts';
import { NotFoundPage } from '#features/not-found/not-found-page.tsx';
import { paths } from '#platform/paths.ts';
import { LoadingScreen } from '../shell/loading-screen.tsx';

/**
 * Renders the admin area for administrators. For everybody else it renders the page for unknown
 * addresses, whatever the section in the address.
 */
export function Component() {
  const viewer = useViewer();
  const { pathname } = useLocation();
  const { section = '' } = useParams();
  const wanted = pathname === paths.mail() ? 'mail' : section;
  const room = SECTIONS.find(({ id, path }) => id === wanted && (id !== 'mail' || pathname === path));
  if (viewer.status === 'loading') return <LoadingScreen />;
  if (room === undefined || !can(viewer, 'administer')) return <NotFoundPage />;
  return <AdminPage section={room} />;
}
