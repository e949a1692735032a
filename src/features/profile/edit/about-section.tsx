import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { factionName, factionsByName } from '#data/faction-summaries.ts';
import type { OwnProfile } from '#data/profiles/profile-rows.ts';
import { localName } from '#domain/catalogue/localise.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Crest } from '#ui/crest/crest.tsx';
import { Select } from '#ui/select/select.tsx';
import { TextArea } from '#ui/text-area/text-area.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import styles from '../profile.module.css';
import { Fact, FactList, SectionCard, SectionForm, type SectionFormProps } from './section-card.tsx';
import { useSection } from './section-values.ts';

/** The section for bio, location and favourite faction. */
export function AboutSection({ profile, isReadOnly }: { profile: OwnProfile; isReadOnly: boolean }) {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <SectionCard
      name="about"
      title={t`About you`}
      profile={profile}
      isReadOnly={isReadOnly}
      Fields={AboutForm}
    >
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

/** As long as the database takes, in characters. */
const BIO_MOST = 1000;
const LOCATION_MOST = 100;
/** The length of the bio from which the form shows the room left. */
const BIO_SOON = 800;

/** Edits bio, location and favourite faction. */
function AboutForm({ profile, takesFocus }: SectionFormProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const section = useSection('about', profile);
  const { bio, location, favoriteFaction } = section.values;
  const length = Array.from(bio.trim()).length;
  const left = BIO_MOST - length;
  return (
    <SectionForm section={section} takesFocus={takesFocus} isFaulty={left < 0}>
      <Select
        label={t`Favourite faction`}
        showLabel
        value={favoriteFaction}
        onValueChange={(value) => section.change({ favoriteFaction: value })}
        items={[
          { value: '', label: t`None in particular` },
          ...factionsByName(language).map((faction) => ({
            value: faction.id as string,
            label: localName(faction, language),
            icon: <Crest hue={faction.id} size={24} />,
          })),
        ]}
      />
      <TextField
        label={t`Where you play`}
        hint={t`A town, a club, a shop: only what others may know.`}
        value={location}
        onValueChange={(value) => section.change({ location: value })}
        maxLength={LOCATION_MOST}
        autoComplete="off"
      />
      <TextArea
        label={t`Bio`}
        hint={
          length >= BIO_SOON
            ? t`Room for ${plural(left, { one: '# more character', other: '# more characters' })}`
            : t`What you play, how long for, whom you would like to play.`
        }
        error={
          left < 0
            ? t`Too long by ${plural(-left, { one: '# character', other: '# characters' })}`
            : undefined
        }
        value={bio}
        onValueChange={(value) => section.change({ bio: value })}
        rows={4}
      />
      <p className={styles.small}>
        <Trans>All of this is shown on your public page as plain text.</Trans>
      </p>
    </SectionForm>
  );
}
