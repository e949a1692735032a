import { Trans, useLingui } from '@lingui/react/macro';
import { blockedQuery, followedQuery, followersQuery } from '#data/community/people.ts';
import styles from './activity.module.css';
import { FindPlayers } from './find-players.tsx';
import { PeopleSection } from './people-section.tsx';
import { usePeopleActions } from './use-people-actions.ts';

/**
 * The players that the user follows, their followers and blocked players, and a button to find
 * more.
 */
export function People({ userId }: { userId: string }) {
  const { t } = useLingui();
  const { stopFollowing, dropFollower, unblock } = usePeopleActions(userId);
  return (
    <div className={styles.people}>
      <FindPlayers userId={userId} />
      <PeopleSection
        title={t`You follow`}
        options={followedQuery(userId)}
        empty={<Trans>You follow nobody yet.</Trans>}
        action={{ label: (name) => t`Unfollow ${name}`, text: t`Unfollow`, run: stopFollowing }}
      />
      <PeopleSection
        title={t`Your followers`}
        options={followersQuery(userId)}
        empty={<Trans>Nobody follows you yet.</Trans>}
        action={{
          label: (name) => t`Remove ${name} from your followers`,
          text: t`Remove`,
          run: dropFollower,
        }}
      />
      <PeopleSection
        title={t`Blocked players`}
        options={blockedQuery(userId)}
        empty={<Trans>You have blocked nobody.</Trans>}
        action={{ label: (name) => t`Unblock ${name}`, text: t`Unblock`, run: unblock }}
      />
    </div>
  );
}
