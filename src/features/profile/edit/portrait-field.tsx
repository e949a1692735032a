import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Lazy } from '#components/lazy/lazy.tsx';
import type { OwnProfile } from '#data/profiles/profile.ts';
import { Button } from '#ui/button/button.tsx';
import { OwnPortrait } from './own-portrait.tsx';
import styles from '../profile.module.css';

const loadPicker = async () => (await import('./portrait-dialog.tsx')).PortraitDialog;

type PortraitFieldProps = {
  profile: OwnProfile;
  avatarUrl: string | null;
  unitName: string | null;
  onChange: (avatarUrl: string | null) => void;
};

/** The portrait that is chosen, and the way to another one. */
export function PortraitField({ profile, avatarUrl, unitName, onChange }: PortraitFieldProps) {
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
          {unitName === null ? <Trans>No portrait: your initials stand for you</Trans> : unitName}
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
