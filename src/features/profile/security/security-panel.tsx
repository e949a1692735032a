import { useQuery } from '@tanstack/react-query';
import { accountQuery } from '#data/profiles/account.ts';
import { DevicesCard } from './devices-card.tsx';
import { EmailCard } from './email-card.tsx';
import { FactorsCard } from './factors-card.tsx';
import { UnreachableNote } from '../unreachable-note.tsx';
import { PasswordCard } from './password-card.tsx';
import styles from '../profile.module.css';

/** The settings for signing in, and the signed-in devices. */
export function SecurityPanel({ userId, email }: { userId: string; email: string }) {
  const account = useQuery(accountQuery(userId));
  return (
    <div className={styles.cards}>
      <div className={styles.column}>
        <EmailCard userId={userId} email={email} account={account.data ?? null} />
        <PasswordCard email={account.data?.email ?? email} />
        {account.data !== undefined && <FactorsCard userId={userId} account={account.data} />}
        {account.data === undefined && account.isError && (
          <UnreachableNote onRetry={() => void account.refetch()} />
        )}
      </div>
      <div className={styles.column}>
        <DevicesCard userId={userId} />
      </div>
    </div>
  );
}
