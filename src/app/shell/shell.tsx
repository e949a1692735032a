import { Trans } from '@lingui/react/macro';
import { Outlet, ScrollRestoration } from 'react-router';
import { useStore } from 'zustand';
import { sessionStore } from '#data/session/session-store.ts';
import { HeaderSlotProvider } from '#ui/header-slot/header-slot.tsx';
import { Header } from './header.tsx';
import { Lazy } from '#components/lazy/lazy.tsx';
import { Pending } from './pending.tsx';
import styles from './shell.module.css';

const loadNotice = async () => (await import('#features/session-notice/session-notice.tsx')).SessionNotice;

const loadAccessNotice = async () =>
  (await import('#features/session-notice/session-notice.tsx')).AccessNotice;

/** The frame of every page: header, and the page itself. */
export function Shell() {
  const ended = useStore(sessionStore, (state) => state.ended);
  const limit = useStore(sessionStore, (state) => state.accessLimit);
  return (
    <HeaderSlotProvider>
      <SkipLink />
      <Header />
      <main id="main" className={styles.main} tabIndex={-1}>
        {ended !== null && <Lazy load={loadNotice} props={{ ended }} isQuiet />}
        {limit !== null && <Lazy load={loadAccessNotice} props={{ limit }} isQuiet />}
        <Outlet />
      </main>
      <Pending />
      <ScrollRestoration />
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
