import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { DeadEnd } from '#components/dead-end/dead-end.tsx';
import { Waiting } from '#components/waiting/waiting.tsx';
import { factionName } from '#data/faction-summaries.ts';
import { portraitQuery } from '#data/profiles/portrait-query.ts';
import type { PublicProfile } from '#data/profiles/profile-rows.ts';
import { publicProfileQuery } from '#data/profiles/public-profile.ts';
import { WithQueries } from '#data/query/with-queries.tsx';
import { useViewer } from '#data/session/use-viewer.ts';
import { userIdOf } from '#domain/access/viewer.ts';
import { chargeOf } from '#domain/catalogue/heraldry.ts';
import { paths } from '#platform/paths.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { Crest } from '#ui/crest/crest.tsx';
import { Avatar } from '#ui/portrait/avatar.tsx';
import { PlayerAbout } from './player-about.tsx';
import { PlayerEvents } from './player-events.tsx';
import { NoPosts, PlayerPosts } from './player-posts.tsx';
import styles from './public-profile.module.css';

export type PublicProfileSlots = {
  /**
   * Renders the actions for this player in the head, such as following. Never shown on the user's
   * own page.
   */
  actions?: (player: PublicProfile) => ReactNode;
  /** Renders more sections under the posts, such as the player's activity. */
  sections?: (player: PublicProfile) => ReactNode;
};

/** /profile/{username}: a player's page, as far as this viewer may see it. */
export function PublicProfilePage(slots: PublicProfileSlots) {
  return (
    <div className="page" data-width="wide">
      <WithQueries>
        <Player {...slots} />
      </WithQueries>
    </div>
  );
}

function Player({ actions, sections }: PublicProfileSlots) {
  const { t } = useLingui();
  const { username = '' } = useParams();
  const viewer = useViewer();
  const query = useQuery({
    ...publicProfileQuery(username, userIdOf(viewer)),
    // The viewer decides how much is visible.
    enabled: viewer.status !== 'loading',
  });
  const player = query.data;
  if (player === undefined) {
    return (
      <>
        <title>{t`Player – Muster`}</title>
        <Waiting failure={query.failureReason} title={t`This page could not be loaded`} />
      </>
    );
  }
  if (player === null) return <NotShown isGuest={userIdOf(viewer) === null} />;
  return (
    <article className={styles.player} data-faction={player.favoriteFaction ?? undefined}>
      <title>{t`${player.username ?? player.shortId} – Muster`}</title>
      <PublicProfileHead player={player} actions={player.isOwn ? null : actions?.(player)} />
      <PlayerAbout player={player} />
      {player.postsCount > 0 ? <PlayerPosts player={player} /> : <NoPosts isOwn={player.isOwn} />}
      <PlayerEvents player={player} />
      {sections?.(player)}
    </article>
  );
}

/** Unknown, private, banned: the page does not tell which. */
function NotShown({ isGuest }: { isGuest: boolean }) {
  const { t } = useLingui();
  const { username = '' } = useParams();
  return (
    <DeadEnd
      title={t`No page to show here`}
      icon="user"
      way={
        isGuest && (
          <Button variant="primary" render={<Link to={paths.login(paths.publicProfile(username))} />}>
            <Trans>Sign in</Trans>
          </Button>
        )
      }
    >
      <title>{t`Player – Muster`}</title>
      <p>
        <Trans>There is no player of this name, or their page is not open to you.</Trans>
      </p>
      {isGuest && (
        <p>
          <Trans>Some players show their page only to those who are signed in.</Trans>
        </p>
      )}
    </DeadEnd>
  );
}

type PlayerHeadProps = { player: PublicProfile; actions: ReactNode };

/** Name and portrait on the colours of the favourite faction. */
function PublicProfileHead({ player, actions }: PlayerHeadProps) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const name = player.username ?? player.shortId;
  const { data: unit, isPending } = useQuery(portraitQuery(player.avatarUrl, player.favoriteFaction));
  const faction = factionName(player.favoriteFaction, language);
  const since = new Date(player.createdAt);
  return (
    <header className={styles.head}>
      {faction !== null && player.favoriteFaction !== null && (
        <div className={styles.banner}>
          <Crest hue={player.favoriteFaction} size={190} />
        </div>
      )}
      <Avatar
        src={player.avatarUrl}
        hue={unit?.faction ?? player.favoriteFaction}
        charge={unit === undefined || unit === null ? null : chargeOf(unit)}
        name={isPending ? '' : name}
        size={120}
      />
      <div className={styles.who}>
        <h1>{name}</h1>
        <p className="muted">
          {faction !== null && <>{faction} · </>}
          <Trans>member since {i18n.date(since, { month: 'long', year: 'numeric' })}</Trans>
        </p>
        {player.followsMe && (
          <p className={styles.small}>
            <Trans>Follows you</Trans>
          </p>
        )}
      </div>
      <div className={styles.actions}>
        {player.isOwn ? (
          <Button icon="edit" render={<Link to={paths.profile()} />}>
            <Trans>Edit my profile</Trans>
          </Button>
        ) : (
          actions
        )}
      </div>
    </header>
  );
}
