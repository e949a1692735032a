import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useStore } from 'zustand';
import { sessionStore } from '#data/session/session-store.ts';
import { isAtTable } from '#platform/at-table.ts';
import { useScrolling } from '#platform/routing/use-scrolling.ts';
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
export function Shell({ children }: { children: ReactNode }) {
  const ended = useStore(sessionStore, (state) => state.ended);
  const limit = useStore(sessionStore, (state) => state.accessLimit);
  const { pathname } = useLocation();
  const extras = useExtras();
  useFetchBehind();
  useBackCloses();
  useScrolling();
  return (
    <HeaderSlotProvider>
      <SkipLink />
      <Header offlineMark={extras && <extras.OfflineMark />} />
      <main id="main" className={styles.main} tabIndex={-1}>
        {ended !== null && <Lazy load={loadNotice} props={{ ended }} isQuiet />}
        {limit !== null && <Lazy load={loadAccessNotice} props={{ limit }} isQuiet />}
        {children}
      </main>
      {extras !== null && !isAtTable(pathname) && <extras.Footer />}
      <Pending />
    </HeaderSlotProvider>
  );
}

/** The first stop of the Tab key: past the header, into the page. */
function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      <Trans>Skip to content</Trans>
    </a>
  );
}
