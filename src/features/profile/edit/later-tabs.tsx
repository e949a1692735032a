/** The tabs behind the first one, in one chunk: `/profile` may weigh 65 kB. */
import { useQuery } from '@tanstack/react-query';
import { accountQuery } from '#data/profiles/account.ts';
import type { OwnProfile } from '#data/profiles/profile-rows.ts';
import styles from '../profile.module.css';
import { DevicesCard } from '../security/devices-card.tsx';
import { EmailCard } from '../security/email-card.tsx';
import { FactorsCard } from '../security/factors-card.tsx';
import { PasswordCard } from '../security/password-card.tsx';
import { PrivacySection } from './privacy-section.tsx';
import { LoadFailure } from '#components/load-failure/load-failure.tsx';

export { DataPanel } from '../data/data-panel.tsx';
export { GamesPanel } from '../games/games-panel.tsx';
export { NotificationsPanel } from '../notifications/notifications-panel.tsx';

/** The visibility of the player's page and activity. */
export function PrivacyPanel(props: { profile: OwnProfile; isReadOnly: boolean }) {
  return (
    <div className={styles.cards}>
      <PrivacySection {...props} />
    </div>
  );
}

/** The settings for signing in, and the signed-in devices. */
export function SecurityPanel({ userId, email }: { userId: string; email: string }) {
  const account = useQuery(accountQuery(userId));
  return (
    <div className={styles.cards}>
      <div className={styles.column}>
        <EmailCard userId={userId} email={email} account={account.data ?? null} />
        <PasswordCard email={account.data?.email ?? email} />
        {account.data !== undefined && <FactorsCard userId={userId} account={account.data} />}
        {account.data === undefined && account.isError && <LoadFailure error={account.error} />}
      </div>
      <div className={styles.column}>
        <DevicesCard userId={userId} />
      </div>
    </div>
  );
}
