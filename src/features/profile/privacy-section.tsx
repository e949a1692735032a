import { useLingui } from '@lingui/react/macro';
import type { ActivityAudience, OwnProfile, ProfileAudience } from '#data/profiles/profile.ts';
import { ChoiceList } from './choice-list.tsx';
import { Fact, FactList } from './fact-list.tsx';
import { SectionCard } from './section-card.tsx';
import { useSection } from './use-section.ts';

type Choice<Value extends string> = {
  readonly value: Value;
  readonly label: string;
  readonly description: string;
};

/** Who may see one's page, and what one does. */
export function PrivacySection({ profile, isReadOnly }: { profile: OwnProfile; isReadOnly: boolean }) {
  const { t } = useLingui();
  const section = useSection('privacy', profile);
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
  return (
    <SectionCard
      title={t`Who sees what`}
      section={section}
      isReadOnly={isReadOnly}
      view={
        <FactList>
          <Fact label={t`Who may see my page`}>
            {pages.find(({ value }) => value === profile.profileVisibility)?.label}
          </Fact>
          <Fact label={t`Who may see my activity`}>
            {activities.find(({ value }) => value === profile.activityVisibility)?.label}
          </Fact>
        </FactList>
      }
      fields={
        <>
          <ChoiceList
            legend={t`Who may see my page`}
            value={section.values.profileVisibility}
            onValueChange={(value) => section.change({ profileVisibility: value })}
            items={pages}
          />
          <ChoiceList
            legend={t`Who may see my activity`}
            value={section.values.activityVisibility}
            onValueChange={(value) => section.change({ activityVisibility: value })}
            items={activities}
          />
        </>
      }
    />
  );
}
