import { useQuery } from '@tanstack/react-query';
import { portraitQuery } from '#data/profiles/portrait-query.ts';
import type { OwnProfile } from '#data/profiles/profile-rows.ts';
import { chargeOf } from '#domain/catalogue/heraldry.ts';
import { Avatar } from '#ui/portrait/avatar.tsx';

type OwnPortraitProps = {
  profile: Pick<OwnProfile, 'username' | 'wabId' | 'favoriteFaction'>;
  avatarUrl: string | null;
  size: number;
};

/** The portrait of a unit, or initials in the favourite faction's colours. */
export function OwnPortrait({ profile, avatarUrl, size }: OwnPortraitProps) {
  const { data: unit, isPending } = useQuery(portraitQuery(avatarUrl, profile.favoriteFaction));
  const hasUnit = unit !== undefined && unit !== null;
  return (
    <Avatar
      src={avatarUrl}
      hue={hasUnit ? unit.faction : profile.favoriteFaction}
      charge={hasUnit ? chargeOf(unit) : null}
      // No initials while the unit's portrait loads.
      name={isPending ? '' : (profile.username ?? profile.wabId)}
      size={size}
    />
  );
}
