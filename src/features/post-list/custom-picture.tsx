import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { readPictureAddress } from '#domain/community/picture.ts';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import styles from './post-list.module.css';

/**
 * A picture from elsewhere, by its address: https only, as every reader's browser fetches it from
 * there.
 */
export function CustomPicture({ onAdd }: { onAdd: (address: string) => void }) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<'not-https' | 'too-long' | null>(null);
  const add = () => {
    const read = readPictureAddress(typed);
    if (read.ok) {
      onAdd(read.url);
      setTyped('');
      setFault(null);
    } else if (read.code !== 'blank') setFault(read.code);
  };
  const faults = {
    'not-https': t`The address must begin with https:// and lead to a picture.`,
    'too-long': t`This address is too long. Put the picture somewhere with a shorter one.`,
  };
  return (
    <div className={styles.custom}>
      <TextField
        type="url"
        inputMode="url"
        label={t`Custom image URL`}
        placeholder={t`https://…`}
        value={typed}
        onValueChange={(text) => {
          setTyped(text);
          setFault(null);
        }}
        error={fault === null ? undefined : faults[fault]}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          add();
        }}
      />
      <Button onClick={add} disabled={typed.trim() === ''}>
        <Trans>Add</Trans>
      </Button>
    </div>
  );
}
