import { catalogue } from '#data/catalogue.ts';
import type { OwnProfile } from '#data/profiles/profile.ts';
import { portraitUnit } from '#data/profiles/portrait.ts';
import { chargeOf } from '#domain/catalogue/heraldry.ts';
import { Portrait } from '#ui/portrait/portrait.tsx';

type OwnPortraitProps = {
  profile: Pick<OwnProfile, 'username' | 'wabId' | 'favoriteFaction'>;
  avatarUrl: string | null;
  size: number;
};

/** The portrait of a unit, or initials in the favourite faction's colours. */
export function OwnPortrait({ profile, avatarUrl, size }: OwnPortraitProps) {
  const unit = portraitUnit(catalogue, avatarUrl, profile.favoriteFaction);
  return (
    <Portrait
      hue={unit?.faction ?? profile.favoriteFaction}
      charge={unit === null ? null : chargeOf(unit)}
      name={profile.username ?? profile.wabId}
      size={size}
    />
  );
}
