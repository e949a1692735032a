import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { factionName } from '#data/faction-summaries.ts';
import { portraitQuery } from '#data/profiles/portrait-query.ts';
import type { PublicProfile } from '#data/profiles/profile-rows.ts';
import { chargeOf } from '#domain/catalogue/heraldry.ts';
import { paths } from '#platform/paths.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { Crest } from '#ui/crest/crest.tsx';
import { Avatar } from '#ui/portrait/avatar.tsx';
import styles from './public-profile.module.css';

type PlayerHeadProps = { player: PublicProfile; actions: ReactNode };

/** Name and portrait on the colours of the favourite faction. */
export function PublicProfileHead({ player, actions }: PlayerHeadProps) {
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
          <Crest hue={player.favoriteFaction} charge="crown" size={190} />
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
