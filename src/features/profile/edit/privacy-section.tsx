import { useLingui } from '@lingui/react/macro';
import type { OwnProfile } from '#data/profiles/profile-rows.ts';
import { Fact, FactList } from './fact-list.tsx';
import { SectionCard } from './section-card.tsx';
import { PrivacyForm } from './privacy-form.tsx';
import { useAudiences } from './use-audiences.ts';

/** The section for the visibility of the player's page and activity. */
export function PrivacySection({ profile, isReadOnly }: { profile: OwnProfile; isReadOnly: boolean }) {
  const { t } = useLingui();
  const { pages, activities } = useAudiences();
  return (
    <SectionCard
      name="privacy"
      title={t`Who sees what`}
      profile={profile}
      isReadOnly={isReadOnly}
      Form={PrivacyForm}
    >
      <FactList>
        <Fact label={t`Who may see my page`}>
          {pages.find(({ value }) => value === profile.profileVisibility)?.label}
        </Fact>
        <Fact label={t`Who may see my activity`}>
          {activities.find(({ value }) => value === profile.activityVisibility)?.label}
        </Fact>
      </FactList>
    </SectionCard>
  );
}
