import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { chargeOf } from '#domain/catalogue/heraldry.ts';
import { readPictureAddress } from '#domain/community/picture.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { Crest } from '#ui/crest/crest.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Picture } from '#ui/picture/picture.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import styles from './post-list.module.css';
import type { PostUnits } from './use-post-form.ts';

type PicturePickerProps = {
  faction: string;
  choices: PostUnits['choices'];
  /** The chosen address; null for the automatic one. */
  chosen: string | null;
  autoImage: string | null;
  onChoose: (address: string) => void;
};

/**
 * The post's picture: one of the list's units, or one from elsewhere (docs/product.md, "Picture of
 * a post").
 */
export function PicturePicker({ faction, choices, chosen, autoImage, onChoose }: PicturePickerProps) {
  const { t } = useLingui();
  const shown = chosen ?? autoImage;
  const isCustom = shown !== null && !choices.some((choice) => choice.imageUrl === shown);
  return (
    <fieldset className={styles.picker} data-faction={faction}>
      <legend>
        <Trans>Profile picture</Trans>
      </legend>
      {choices.length === 0 ? (
        <EmptyState title={t`No units selected yet`} icon="user">
          <p>
            <Trans>Add units to your army to select a profile picture</Trans>
          </p>
        </EmptyState>
      ) : (
        <div className={styles.tiles}>
          {isCustom && (
            <PictureTile
              name={t`Your picture`}
              src={shown}
              broken={t`Picture not available`}
              fallback={<Crest hue={faction} size={48} />}
              isChosen
              onChoose={() => onChoose(shown)}
            />
          )}
          {choices.map((choice) => (
            <PictureTile
              key={choice.id}
              name={choice.name}
              tag={choice.highCommand ? t`HC` : null}
              src={choice.imageUrl}
              fallback={<Crest hue={faction} charge={chargeOf(choice.unit)} size={48} />}
              isChosen={choice.imageUrl === shown}
              onChoose={() => onChoose(choice.imageUrl)}
            />
          ))}
        </div>
      )}
      <CustomPicture onAdd={onChoose} />
    </fieldset>
  );
}

/**
 * A picture from elsewhere, by its address: https only, as every reader's browser fetches it from
 * there.
 */
function CustomPicture({ onAdd }: { onAdd: (address: string) => void }) {
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

type PictureTileProps = {
  name: string;
  tag?: string | null;
  src: string;
  fallback: ReactNode;
  broken?: string;
  isChosen: boolean;
  onChoose: () => void;
};

/** One picture to choose. */
function PictureTile({ name, tag = null, src, fallback, broken, isChosen, onChoose }: PictureTileProps) {
  return (
    <label className={styles.tile}>
      <input type="radio" name="picture" className={styles.radio} checked={isChosen} onChange={onChoose} />
      <Picture src={src} width={72} height={72} fallback={fallback} broken={broken} />
      {tag !== null && (
        <Badge tone="gold" className={styles.tag}>
          {tag}
        </Badge>
      )}
      <span className={styles.caption}>{name}</span>
    </label>
  );
}
