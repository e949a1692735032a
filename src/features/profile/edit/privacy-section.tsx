import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { ActivityAudience, OwnProfile, ProfileAudience } from '#data/profiles/profile-rows.ts';
import styles from '../profile.module.css';
import { Fact, FactList, SectionCard, SectionForm, type SectionFormProps } from './section-card.tsx';
import { useSection } from './section-values.ts';

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
      Fields={PrivacyForm}
    >
      <FactList>
        <Fact label={t`Who may see my page`}>
          {pages.find(({ value }) => value === profile.profileVisibility)?.label}
        </Fact>
        <Fact label={t`Who may see my activity`}>
          {activities.find(({ value }) => value === profile.activityVisibility)?.label}
        </Fact>
        <Fact label={t`Ratings`}>{profile.isRated ? t`Listed` : t`Not listed`}</Fact>
      </FactList>
    </SectionCard>
  );
}

/** Edits the audiences of the player's page and activity. */
function PrivacyForm({ profile, takesFocus }: SectionFormProps) {
  const { t } = useLingui();
  const { pages, activities } = useAudiences();
  const ratings = useRatings();
  const section = useSection('privacy', profile);
  return (
    <SectionForm section={section} takesFocus={takesFocus}>
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
      <ChoiceList
        legend={t`Ratings`}
        value={section.values.ratings}
        onValueChange={(value) => section.change({ ratings: value })}
        items={ratings}
      />
    </SectionForm>
  );
}

type ChoiceListProps = {
  legend: string;
  value: string;
  onValueChange: (value: string) => void;
  items: readonly { readonly value: string; readonly label: string; readonly description: string }[];
};

/** A choice among a few options, each with an explanation. */
function ChoiceList({ legend, value, onValueChange, items }: ChoiceListProps) {
  const name = useId();
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.label}>{legend}</legend>
      {items.map((item) => (
        <label key={item.value} className={styles.choice}>
          <input
            type="radio"
            name={name}
            checked={item.value === value}
            onChange={() => onValueChange(item.value)}
            aria-describedby={`${name}-${item.value}`}
          />
          <span>
            {item.label}
            <span id={`${name}-${item.value}`} className={styles.small}>
              {item.description}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

type Choice<Value extends string> = {
  readonly value: Value;
  readonly label: string;
  readonly description: string;
};

/**
 * Returns the possible audiences of the player's page and of their activity, as labelled choices.
 */
function useAudiences(): {
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
      description: t`Your name still appears on your posts and comments`,
    },
  ];
  const activities: readonly Choice<ActivityAudience>[] = [
    {
      value: 'everyone',
      label: t`Everybody who may see my page`,
      description: t`What you post, copy, write and finish, on your page and in the feeds of those who follow you; events that you played, on your page`,
    },
    { value: 'followers', label: t`Players who follow me`, description: t`Nobody else` },
    { value: 'nobody', label: t`Only me`, description: t`Those who follow you are told nothing` },
  ];
  return { pages, activities };
}

/** Returns the choice to be listed with a rating, or not. */
function useRatings(): readonly Choice<'unlisted' | 'listed'>[] {
  const { t } = useLingui();
  return [
    {
      value: 'unlisted',
      label: t`Not listed`,
      description: t`You have no rating, and leave the list at once`,
    },
    {
      value: 'listed',
      label: t`Listed`,
      description: t`Everybody sees your name and rating, from confirmed games against others on the list`,
    },
  ];
}
