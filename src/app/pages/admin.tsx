import { useState } from 'react';
import { useLocation, useParams } from 'react-router';
import { useStore } from 'zustand';
import { sessionStore } from '#data/session/session-store.ts';
import { can } from '#domain/access/can.ts';
import { AdminPage } from '#features/admin/admin-page.tsx';
import { SECTIONS } from '#features/admin/sections.ts';
import { Component as NotFoundPage } from '#features/not-found/not-found-page.tsx';
import { SessionOver } from '#features/session-notice/session-over.tsx';
import { paths } from '#platform/paths.ts';
import { LoadingScreen } from '../shell/loading-screen.tsx';

/**
 * Renders the admin area for administrators. For everybody else it renders the page for unknown
 * addresses, whatever the section in the address; where a session has ended, a page that asks to
 * sign in again.
 */
export function Component() {
  const { viewer, ended } = useStore(sessionStore);
  const { pathname } = useLocation();
  const { section = '' } = useParams();
  const isOver = viewer.status === 'guest' && ended !== null && ended !== 'deleted';
  // The notice of it can be closed meanwhile.
  const [wasOver, setWasOver] = useState(isOver);
  if (isOver && !wasOver) setWasOver(true);
  const wanted = pathname === paths.mail() ? 'mail' : section;
  const room = SECTIONS.find(({ id, path }) => id === wanted && (id !== 'mail' || pathname === path));
  if (viewer.status === 'loading') return <LoadingScreen />;
  if (viewer.status === 'guest' && wasOver) return <SessionOver />;
  if (room === undefined || !can(viewer, 'administer')) return <NotFoundPage />;
  return <AdminPage section={room} />;
}
