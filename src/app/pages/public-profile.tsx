import { useState } from 'react';
import { Lazy } from '#components/lazy/lazy.tsx';
import type { PublicProfile as Profile } from '#data/profiles/profile-rows.ts';
import { playerOf } from '#data/community/player.ts';
import { WithQueries } from '#data/query/with-queries.tsx';
import { PlayerActions } from '#features/activity/player-actions.tsx';
import { PublicProfilePage } from '#features/public-profile/public-profile-page.tsx';
import { loadReport } from '../ahead/loaders.ts';

/** A player's page, with what can be done about the player. */
export function Component() {
  const [reported, setReported] = useState<string | null>(null);
  const close = () => setReported(null);
  return (
    <>
      <PublicProfilePage
        actions={(profile) => (
          <PlayerActions
            player={cardOf(profile)}
            isFollowed={profile.isFollowed}
            isBlocked={profile.isBlocked}
            onReport={() => setReported(profile.id)}
          />
        )}
      />
      {reported !== null && (
        <WithQueries>
          <Lazy
            load={loadReport}
            props={{ kind: 'player', targetId: reported, onClose: close }}
            onFailure={close}
          />
        </WithQueries>
      )}
    </>
  );
}

function cardOf({ id, username, shortId, avatarUrl }: Profile) {
  return playerOf(id, username, shortId, avatarUrl);
}
