import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import styles from '../profile.module.css';
import type { SectionFormProps } from './section-card.tsx';
import { SectionForm } from './section-form.tsx';
import { useAudiences } from './use-audiences.ts';
import { useSection } from './use-section.ts';

/** Edits the audiences of the player's page and activity. */
export function PrivacyForm({ profile, takesFocus }: SectionFormProps) {
  const { t } = useLingui();
  const { pages, activities } = useAudiences();
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
