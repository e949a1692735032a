import { Trans } from '@lingui/react/macro';
import { useContext } from 'react';
import {
  createPath,
  type Location,
  Outlet,
  ScrollRestoration,
  UNSAFE_DataRouterStateContext as RouterState,
  useLocation,
} from 'react-router';
import { useStore } from 'zustand';
import { sessionStore } from '#data/session/session-store.ts';
import { isAtTable } from '#platform/at-table.ts';
import { HeaderSlotProvider } from '#ui/header-slot/header-slot.tsx';
import { Header } from './header.tsx';
import { Lazy } from '#components/lazy/lazy.tsx';
import { Pending } from './pending.tsx';
import styles from './shell.module.css';
import { useBackCloses } from './use-back-closes.ts';
import { useExtras } from './use-extras.ts';
import { useFetchBehind } from './use-fetch-behind.ts';

const loadNotice = async () => (await import('#features/session-notice/session-notice.tsx')).SessionNotice;

const loadAccessNotice = async () =>
  (await import('#features/session-notice/session-notice.tsx')).AccessNotice;

/** The frame of every page: header, the page itself, and its foot. */
export function Shell() {
  const ended = useStore(sessionStore, (state) => state.ended);
  const limit = useStore(sessionStore, (state) => state.accessLimit);
  const { pathname } = useLocation();
  const extras = useExtras();
  useFetchBehind();
  useBackCloses();
  return (
    <HeaderSlotProvider>
      <SkipLink />
      <Header offlineMark={extras && <extras.OfflineMark />} />
      <main id="main" className={styles.main} tabIndex={-1}>
        {ended !== null && <Lazy load={loadNotice} props={{ ended }} isQuiet />}
        {limit !== null && <Lazy load={loadAccessNotice} props={{ limit }} isQuiet />}
        <Outlet />
      </main>
      {extras !== null && !isAtTable(pathname) && <extras.Footer />}
      <Pending />
      <Scrolling />
    </HeaderSlotProvider>
  );
}

/**
 * Scrolls each page to its section or to where it was left. The first page of a visit has no
 * height and no sections until its code is fetched, and the router scrolls to it only once.
 */
function Scrolling() {
  // The router says it by no hook.
  const isPageThere = useContext(RouterState)?.initialized ?? true;
  return isPageThere && <ScrollRestoration getKey={placeKey} />;
}

/**
 * Returns the name under which the scroll position of a page is kept. Every page that a full load
 * opens has the key `default`: its address tells it from the others.
 */
function placeKey(place: Location): string {
  return place.key === 'default' ? createPath(place) : place.key;
}

/** The first stop of the Tab key: past the header, into the page. */
function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      <Trans>Skip to content</Trans>
    </a>
  );
}
