import { Outlet, ScrollRestoration } from 'react-router';
import { HeaderSlotProvider } from '#ui/header-slot/header-slot.tsx';
import { Header } from './header.tsx';
import { Pending } from './pending.tsx';
import { SkipLink } from './skip-link.tsx';
import styles from './shell.module.css';

/** The frame of every page: header, and the page itself. */
export function Shell() {
  return (
    <HeaderSlotProvider>
      <SkipLink />
      <Header />
      <main id="main" className={styles['main']} tabIndex={-1}>
        <Outlet />
      </main>
      <Pending />
      <ScrollRestoration />
    </HeaderSlotProvider>
  );
}
