import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { type PublicProfile, SOCIAL_SERVICES } from '#data/profiles/profile-rows.ts';
import { SOCIAL_NAMES, socialLinkOf } from '#data/profiles/social-links.ts';
import { linkedText } from '#domain/community/linked-text.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { LinkedText } from '#ui/linked-text/linked-text.tsx';
import styles from './public-profile.module.css';

/**
 * A player's figures and texts about themselves. Texts are plain text in which only https addresses
 * become links.
 */
export function PlayerAbout({ player }: { player: PublicProfile }) {
  const { t } = useLingui();
  const id = useId();
  const links = SOCIAL_SERVICES.flatMap((service) => {
    const text = player.socials[service];
    return text === null ? [] : [{ service, ...socialLinkOf(service, text) }];
  });
  const saysNothing = player.bio === null && player.location === null && links.length === 0;
  return (
    <>
      {player.isBlocked && (
        <Banner tone="info">
          <p>
            <Trans>You have blocked this player: what they post and write is hidden from you.</Trans>
          </p>
        </Banner>
      )}
      <PlayerFigures player={player} />
      {!saysNothing && (
        <section className={styles.card} aria-labelledby={id}>
          <h2 id={id} className="visually-hidden">
            <Trans>About</Trans>
          </h2>
          {player.bio !== null && <LinkedText className={styles.prose} pieces={linkedText(player.bio)} />}
          {player.location !== null && (
            <p>
              <span className={styles.label}>{t`Plays in`}</span> {player.location}
            </p>
          )}
          {links.length > 0 && (
            <dl className={styles.links}>
              {links.map(({ service, text, href }) => (
                <div key={service}>
                  <dt className={styles.label}>{SOCIAL_NAMES[service]}</dt>
                  <dd>{href === null ? text : <OutwardLink href={href} text={text} />}</dd>
                </div>
              ))}
            </dl>
          )}
        </section>
      )}
    </>
  );
}

function OutwardLink({ href, text }: { href: string; text: string }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
      {text}
    </a>
  );
}

type Figure = { readonly id: string; readonly label: ReactNode; readonly value: string };

/** The figures of a player. Recorded games have a row of their own once there is one. */
function PlayerFigures({ player }: { player: PublicProfile }) {
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
