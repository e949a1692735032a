import { useLingui } from '@lingui/react/macro';
import type { ActivityAudience, ProfileAudience } from '#data/profiles/profile-rows.ts';

type Choice<Value extends string> = {
  readonly value: Value;
  readonly label: string;
  readonly description: string;
};

/**
 * Returns the possible audiences of the player's page and of their activity, as labelled choices.
 */
export function useAudiences(): {
  readonly pages: readonly Choice<ProfileAudience>[];
  readonly activities: readonly Choice<ActivityAudience>[];
} {
  const { t } = useLingui();
  const pages: readonly Choice<ProfileAudience>[] = [
    { value: 'everyone', label: t`Everybody`, description: t`Visitors without an account too` },
    { value: 'signed_in', label: t`Signed-in players`, description: t`Nobody without an account` },
    {
      value: 'nobody',
      label: t`Only me`,
      description: t`Your name still stands at what you post and write`,
    },
  ];
  const activities: readonly Choice<ActivityAudience>[] = [
    {
      value: 'everyone',
      label: t`Everybody who may see my page`,
      description: t`What you post, copy, write and finish, on your page and in the feeds of those who follow you`,
    },
    { value: 'followers', label: t`Players who follow me`, description: t`Nobody else` },
    { value: 'nobody', label: t`Only me`, description: t`Those who follow you are told nothing` },
  ];
  return { pages, activities };
}
