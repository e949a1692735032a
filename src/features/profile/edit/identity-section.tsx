import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { portraitQuery } from '#data/profiles/portrait-query.ts';
import type { OwnProfile } from '#data/profiles/profile-rows.ts';
import { localName } from '#domain/catalogue/localise.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Fact, FactList } from './fact-list.tsx';
import { SectionCard } from './section-card.tsx';
import { IdentityForm } from './identity-form.tsx';

/** The section for the user name and the portrait. */
export function IdentitySection({ profile, isReadOnly }: { profile: OwnProfile; isReadOnly: boolean }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { data: unit } = useQuery(portraitQuery(profile.avatarUrl, profile.favoriteFaction));
  return (
    <SectionCard
      name="identity"
      title={t`Name and portrait`}
      profile={profile}
      isReadOnly={isReadOnly}
      Form={IdentityForm}
    >
      <FactList>
        <Fact label={t`User name`}>{profile.username}</Fact>
        <Fact label={t`Portrait`}>
          {unit === undefined || unit === null ? null : localName(unit, language)}
        </Fact>
      </FactList>
    </SectionCard>
  );
}
