import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PublicProfile } from '#data/profiles/profile.ts';
import styles from './public-profile.module.css';

/** What adds up of a player, in figures. */
export function PlayerFigures({ player }: { player: PublicProfile }) {
  const { i18n } = useLingui();
  const games = player.gamesWon + player.gamesLost;
  const figures: readonly { readonly id: string; readonly label: ReactNode; readonly value: string }[] = [
    { id: 'posts', label: <Trans>Lists posted</Trans>, value: i18n.number(player.postsCount) },
    { id: 'likes', label: <Trans>Likes received</Trans>, value: i18n.number(player.likesCount) },
    { id: 'followers', label: <Trans>Followers</Trans>, value: i18n.number(player.followersCount) },
    { id: 'following', label: <Trans>Following</Trans>, value: i18n.number(player.followingCount) },
    {
      id: 'games',
      label: <Trans>Games won</Trans>,
      value: games === 0 ? '–' : `${i18n.number(player.gamesWon)} / ${i18n.number(games)}`,
    },
  ];
  return (
    <dl className={styles['figures']}>
      {figures.map(({ id, label, value }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
