import type { ComponentProps } from 'react';
import { Banner } from '../banner/banner.tsx';
import styles from './standing-notice.module.css';

/**
 * A banner about something that is wrong until it is mended. It stays in view while the page
 * scrolls, and is read out at once when it comes. The caller shows it as long as the fault lasts.
 */
export function StandingNotice(props: Omit<ComponentProps<typeof Banner>, 'className'>) {
  return (
    <div className={styles.notice} role="alert">
      <Banner {...props} className={styles.banner} />
    </div>
  );
}
