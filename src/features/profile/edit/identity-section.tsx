import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Lazy } from '#components/lazy/lazy.tsx';
import { portraitQuery } from '#data/profiles/portrait-query.ts';
import type { OwnProfile } from '#data/profiles/profile-rows.ts';
import { localName } from '#domain/catalogue/localise.ts';
import { usernameFault } from '#domain/community/username.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import styles from '../profile.module.css';
import { OwnPortrait } from './own-portrait.tsx';
import { Fact, FactList, SectionCard, SectionForm, type SectionFormProps } from './section-card.tsx';
import { useSection } from './section-values.ts';
import { UsernameField } from './username-field.tsx';

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
      Fields={IdentityForm}
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

/** Edits the name and the portrait. */
function IdentityForm({ profile, takesFocus }: SectionFormProps) {
  const section = useSection('identity', profile);
  const { username, avatarUrl } = section.values;
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
        onChange={(value) => section.change({ avatarUrl: value ?? '' })}
      />
    </SectionForm>
  );
}

const loadPicker = async () => (await import('./portrait-dialog.tsx')).PortraitDialog;

type PortraitFieldProps = {
  profile: OwnProfile;
  avatarUrl: string | null;
  onChange: (avatarUrl: string | null) => void;
};

/** The portrait that is chosen, and the way to another one. */
function PortraitField({ profile, avatarUrl, onChange }: PortraitFieldProps) {
  const language = useLanguage();
  const { data: unit } = useQuery(portraitQuery(avatarUrl, profile.favoriteFaction));
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <div className={styles.portraitField}>
      <OwnPortrait profile={profile} avatarUrl={avatarUrl} size={72} />
      <div className="stack" data-gap="2">
        <p className={styles.label}>
          {unit === null && <Trans>No portrait: your initials are shown</Trans>}
          {unit !== null && unit !== undefined && localName(unit, language)}
        </p>
        <Button size="sm" onClick={open}>
          <Trans>Choose a portrait</Trans>
        </Button>
      </div>
      {wasOpened && (
        <Lazy
          load={loadPicker}
          props={{
            open: isOpen,
            onOpenChange: setOpen,
            avatarUrl,
            favoriteFaction: profile.favoriteFaction,
            onChoose: onChange,
          }}
          onFailure={() => setOpened(false)}
        />
      )}
    </div>
  );
}
