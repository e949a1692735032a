import { useState } from 'react';
import type { PublicProfile as Profile } from '#data/profiles/profile.ts';
import { playerOf } from '#data/community/player.ts';
import { PlayerActions } from '#features/activity/player-actions.tsx';
import { PublicProfilePage } from '#features/public-profile/public-profile-page.tsx';
import { OnDemand } from '#ui/on-demand/on-demand.tsx';
import { loadReport } from './parts.ts';
import { usePartFailure } from './use-parts.ts';

/** A player's page, with what can be done about the player. */
export function PublicProfile() {
  const [reported, setReported] = useState<string | null>(null);
  const close = () => setReported(null);
  const onFailure = usePartFailure(close);
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
        <OnDemand
          load={loadReport}
          props={{ kind: 'player', targetId: reported, onClose: close }}
          onFailure={onFailure}
        />
      )}
    </>
  );
}

function cardOf({ id, username, shortId, avatarUrl }: Profile) {
  return playerOf(id, username, shortId, avatarUrl);
}
