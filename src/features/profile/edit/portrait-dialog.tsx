import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { catalogue } from '#data/catalogue.ts';
import { portraitAddress, portraitChoices, portraitOf } from '#data/profiles/portrait.ts';
import { foldText } from '#domain/catalogue/fold.ts';
import { localName } from '#domain/catalogue/localise.ts';
import type { Language, Unit } from '#domain/catalogue/types.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Avatar } from '#ui/portrait/avatar.tsx';
import { Select } from '#ui/select/select.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import styles from './portrait-dialog.module.css';

type PortraitDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  avatarUrl: string | null;
  favoriteFaction: string | null;
  /** Takes a portrait, or none; it is saved with the section. */
  onChoose: (avatarUrl: string | null) => void;
};

/** Every unit of the catalogue as a possible portrait, by faction and name. */
export function PortraitDialog(props: PortraitDialogProps) {
  const { open, onOpenChange, avatarUrl, favoriteFaction, onChoose } = props;
  const { t } = useLingui();
  const language = useLanguage();
  const name = useId();
  const [term, setTerm] = useState('');
  const [faction, setFaction] = useState(favoriteFaction ?? '');
  const units = shownUnits(favoriteFaction, faction, term, language);
  const choose = (address: string | null) => {
    onChoose(address);
    onOpenChange(false);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t`Choose a portrait`}
      closeLabel={t`Close`}
      size="lg"
      footer={
        <Button onClick={() => choose(null)}>
          <Trans>No portrait</Trans>
        </Button>
      }
    >
      <div className="stack">
        <div className={styles.find}>
          <TextField
            label={t`Find a unit`}
            icon="search"
            type="search"
            value={term}
            onValueChange={setTerm}
            clearLabel={t`Clear`}
          />
          <Select
            label={t`Faction`}
            showLabel
            value={faction}
            onValueChange={setFaction}
            items={[
              { value: '', label: t`All factions` },
              ...catalogue.factions.map((one) => ({
                value: one.id as string,
                label: localName(one, language),
              })),
            ]}
          />
        </div>
        {units.length === 0 && (
          <p className="muted">
            <Trans>No unit of this name.</Trans>
          </p>
        )}
        <ul className={styles.units} aria-label={t`Portraits`}>
          {units.map((unit) => {
            const address = portraitAddress(unit);
            return (
              <li key={address}>
                <button
                  type="button"
                  className={styles.unit}
                  aria-pressed={address === avatarUrl}
                  aria-labelledby={`${name}-${address}`}
                  onClick={() => choose(address)}
                >
                  <Avatar {...portraitOf(unit)} size={64} />
                  <span id={`${name}-${address}`}>{localName(unit, language)}</span>
                </button>
              </li>
            );
          })}
        </ul>
      </div>
    </Dialog>
  );
}

function shownUnits(
  favorite: string | null,
  faction: string,
  term: string,
  language: Language,
): readonly Unit[] {
  const wanted = foldText(term);
  return portraitChoices(catalogue, faction === '' ? favorite : faction)
    .filter((unit) => faction === '' || unit.faction === faction)
    .filter((unit) =>
      [unit.name, ...Object.values(unit.names)].some((name) => foldText(name).includes(wanted)),
    )
    .toSorted((one, other) => localName(one, language).localeCompare(localName(other, language), language));
}
