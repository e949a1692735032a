import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PublicProfile } from '#data/profiles/profile.ts';
import styles from './public-profile.module.css';

type Figure = { readonly id: string; readonly label: ReactNode; readonly value: string };

/** The figures of a player. Recorded games have a row of their own once there is one. */
export function PlayerFigures({ player }: { player: PublicProfile }) {
  const { i18n } = useLingui();
  const { gamesWon, gamesLost, gamesDrawn } = player;
  const played = gamesWon + gamesLost + gamesDrawn;
  const figures: readonly Figure[] = [
    { id: 'posts', label: <Trans>Lists posted</Trans>, value: i18n.number(player.postsCount) },
    { id: 'likes', label: <Trans>Likes received</Trans>, value: i18n.number(player.likesCount) },
    { id: 'followers', label: <Trans>Followers</Trans>, value: i18n.number(player.followersCount) },
    { id: 'following', label: <Trans>Following</Trans>, value: i18n.number(player.followingCount) },
  ];
  const games: readonly Figure[] = [
    { id: 'won', label: <Trans>Won</Trans>, value: i18n.number(gamesWon) },
    { id: 'lost', label: <Trans>Lost</Trans>, value: i18n.number(gamesLost) },
    { id: 'drawn', label: <Trans>Drawn</Trans>, value: i18n.number(gamesDrawn) },
    {
      id: 'rate',
      label: <Trans>Win rate</Trans>,
      value: i18n.number(played === 0 ? 0 : gamesWon / played, { style: 'percent' }),
    },
  ];
  return (
    <>
      <FigureRow figures={figures} />
      {played > 0 && (
        <section className={styles.games} aria-labelledby="player-games">
          <h2 id="player-games" className={styles.title}>
            <Trans>Games</Trans>
          </h2>
          <FigureRow figures={games} />
        </section>
      )}
    </>
  );
}

function FigureRow({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ id, label, value }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
