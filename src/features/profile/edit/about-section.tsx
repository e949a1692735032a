import { useLingui } from '@lingui/react/macro';
import type { OwnProfile } from '#data/profiles/profile-rows.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Fact, FactList } from './fact-list.tsx';
import { factionName } from './faction-name.ts';
import styles from '../profile.module.css';
import { SectionCard } from './section-card.tsx';
import { AboutForm } from './about-form.tsx';

/** The section for bio, location and favourite faction. */
export function AboutSection({ profile, isReadOnly }: { profile: OwnProfile; isReadOnly: boolean }) {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <SectionCard name="about" title={t`About you`} profile={profile} isReadOnly={isReadOnly} Form={AboutForm}>
      <FactList>
        <Fact label={t`Favourite faction`}>{factionName(profile.favoriteFaction, language)}</Fact>
        <Fact label={t`Where you play`}>{profile.location}</Fact>
        <Fact label={t`Bio`}>
          {profile.bio === null ? null : <span className={styles.prose}>{profile.bio}</span>}
        </Fact>
      </FactList>
    </SectionCard>
  );
}
