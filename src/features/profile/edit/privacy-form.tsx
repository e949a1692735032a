import { useLingui } from '@lingui/react/macro';
import { ChoiceList } from './choice-list.tsx';
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
