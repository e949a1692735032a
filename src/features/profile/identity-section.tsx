import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { catalogue } from '#data/catalogue.ts';
import type { OwnProfile } from '#data/profiles/profile.ts';
import { portraitUnit } from '#data/profiles/portrait.ts';
import { usernameFault } from '#data/profiles/username.ts';
import { localName } from '#domain/catalogue/localise.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { OnDemand } from '#ui/on-demand/on-demand.tsx';
import { toast } from '#ui/toast/toast.tsx';
import { Fact, FactList } from './fact-list.tsx';
import { OwnPortrait } from './own-portrait.tsx';
import styles from './profile.module.css';
import { SectionCard } from './section-card.tsx';
import { useSection } from './use-section.ts';
import { UsernameField } from './username-field.tsx';

const loadPicker = async () => (await import('./portrait-dialog.tsx')).PortraitDialog;

/** Who one is to others: the name and the portrait. */
export function IdentitySection({ profile, isReadOnly }: { profile: OwnProfile; isReadOnly: boolean }) {
  const { t } = useLingui();
  const language = useLanguage();
  const section = useSection('identity', profile);
  const { username, avatarUrl } = section.values;
  const unit = portraitUnit(catalogue, avatarUrl, profile.favoriteFaction);
  const unitName = unit === null ? null : localName(unit, language);
  const mayStayWithout = username.trim() === '' && profile.username === null;
  return (
    <SectionCard
      title={t`Name and portrait`}
      section={section}
      isReadOnly={isReadOnly}
      isFaulty={!mayStayWithout && usernameFault(username) !== null}
      saysFailure={section.failed?.code === 'name-taken'}
      view={
        <FactList>
          <Fact label={t`User name`}>{profile.username}</Fact>
          <Fact label={t`Portrait`}>{unitName}</Fact>
        </FactList>
      }
      fields={
        <>
          <UsernameField
            profile={profile}
            value={username}
            onValueChange={(value) => section.change({ username: value })}
            wasRefused={section.failed?.code === 'name-taken'}
          />
          <PortraitField
            profile={profile}
            avatarUrl={avatarUrl === '' ? null : avatarUrl}
            unitName={unitName}
            onChange={(value) => section.change({ avatarUrl: value ?? '' })}
          />
        </>
      }
    />
  );
}

type PortraitFieldProps = {
  profile: OwnProfile;
  avatarUrl: string | null;
  unitName: string | null;
  onChange: (avatarUrl: string | null) => void;
};

function PortraitField({ profile, avatarUrl, unitName, onChange }: PortraitFieldProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  const onFailure = () => {
    setOpened(false);
    toast.error({
      title: t`The portraits could not be loaded`,
      description: t`Check the network and try again.`,
    });
  };
  return (
    <div className={styles['portraitField']}>
      <OwnPortrait profile={profile} avatarUrl={avatarUrl} size={72} />
      <div className="stack" data-gap="2">
        <p className={styles['label']}>
          {unitName === null ? <Trans>No portrait: your initials stand for you</Trans> : unitName}
        </p>
        <Button size="sm" onClick={open}>
          <Trans>Choose a portrait</Trans>
        </Button>
      </div>
      {wasOpened && (
        <OnDemand
          load={loadPicker}
          props={{
            open: isOpen,
            onOpenChange: setOpen,
            avatarUrl,
            favoriteFaction: profile.favoriteFaction,
            onChoose: onChange,
          }}
          onFailure={onFailure}
        />
      )}
    </div>
  );
}
