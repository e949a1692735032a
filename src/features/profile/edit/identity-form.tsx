import { catalogue } from '#data/catalogue.ts';
import { portraitUnit } from '#data/profiles/portrait.ts';
import { usernameFault } from '#domain/community/username.ts';
import { localName } from '#domain/catalogue/localise.ts';
import { useLanguage } from '#platform/use-language.ts';
import { PortraitField } from './portrait-field.tsx';
import type { SectionFormProps } from './section-card.tsx';
import { SectionForm } from './section-form.tsx';
import { useSection } from './use-section.ts';
import { UsernameField } from './username-field.tsx';

/** Edits the name and the portrait. */
export function IdentityForm({ profile, takesFocus }: SectionFormProps) {
  const language = useLanguage();
  const section = useSection('identity', profile);
  const { username, avatarUrl } = section.values;
  const unit = portraitUnit(catalogue, avatarUrl, profile.favoriteFaction);
  const isTaken = section.failed?.code === 'name-taken';
  const mayStayWithout = username.trim() === '' && profile.username === null;
  return (
    <SectionForm
      section={section}
      takesFocus={takesFocus}
      isFaulty={!mayStayWithout && usernameFault(username) !== null}
      saysFailure={isTaken}
    >
      <UsernameField
        profile={profile}
        value={username}
        onValueChange={(value) => section.change({ username: value })}
        wasRefused={isTaken}
      />
      <PortraitField
        profile={profile}
        avatarUrl={avatarUrl === '' ? null : avatarUrl}
        unitName={unit === null ? null : localName(unit, language)}
        onChange={(value) => section.change({ avatarUrl: value ?? '' })}
      />
    </SectionForm>
  );
}
