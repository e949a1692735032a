import { Trans, useLingui } from '@lingui/react/macro';
import { chargeOf } from '#domain/catalogue/heraldry.ts';
import { Crest } from '#ui/crest/crest.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { CustomPicture } from './custom-picture.tsx';
import { PictureTile } from './picture-tile.tsx';
import styles from './post-list.module.css';
import type { PostUnits } from './use-post-units.ts';

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
        <EmptyState title={t`No units selected yet`}>
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
              fallback={<Crest hue={faction} charge="crown" size={48} />}
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
