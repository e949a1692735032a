import { useLingui } from '@lingui/react/macro';
import { catalogue, unitTypeName } from '#data/catalogue.ts';
import { factionsByName } from '#data/faction-summaries.ts';
import { localName } from '#domain/catalogue/localise.ts';
import { UNIT_TYPES } from '#domain/catalogue/types.ts';
import { hasHighCommand, withHighCommand } from '#domain/catalogue/workshop/draft.ts';
import { MOST_LETTERS } from '#domain/catalogue/plain-schemas.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { Select } from '#ui/select/select.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { ChoiceField } from '../form/choice-field.tsx';
import { FieldError } from '../form/field-error.tsx';
import { CountField, WordField } from '../form/typed-field.tsx';
import { useFieldTexts, useWorkshop } from '../form/workshop-form.ts';
import styles from '../workshop.module.css';

/** The head of the card: name, faction, type, points and what holds for lists. */
export function HeadStep() {
  const { t } = useLingui();
  const { draft, change, base } = useWorkshop();
  const small = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, at) => ({
      value: String(from + at),
      label: String(from + at),
    }));
  return (
    <>
      <WordField
        label={t`Name`}
        hint={t`In English, as printed.`}
        path="name"
        isEnglish
        maxLength={MOST_LETTERS.name}
        value={draft.name}
        onChange={(name) => change({ name })}
      />
      <Disclosure title={t`Names in Spanish and French`} count={Object.keys(draft.names).length}>
        <WordField
          label={t`Name on Spanish cards`}
          hint={t`Leave it blank when you do not have the card.`}
          path="names.es"
          maxLength={MOST_LETTERS.name}
          value={draft.names.es ?? ''}
          onChange={(es) => change({ names: { ...draft.names, es } })}
        />
        <WordField
          label={t`Name on French cards`}
          hint={t`Leave it blank when you do not have the card.`}
          path="names.fr"
          maxLength={MOST_LETTERS.name}
          value={draft.names.fr ?? ''}
          onChange={(fr) => change({ names: { ...draft.names, fr } })}
        />
      </Disclosure>
      {base === null && <FactionChoice />}
      <TypeChoice />
      <div className={styles.numbers}>
        <CountField
          label={t`Points`}
          path="points"
          value={draft.points}
          onChange={(points) => change({ points })}
        />
        <ChoiceField
          label={t`Availability`}
          path="availability"
          value={draft.availability}
          items={small(1, 3)}
          onChange={(availability) => change({ availability })}
        />
        <ChoiceField
          label={t`Command`}
          path="command"
          value={draft.command}
          items={small(0, 3)}
          onChange={(command) => change({ command })}
        />
      </div>
      <Switch
        label={t`High Command`}
        checked={hasHighCommand(draft)}
        onCheckedChange={(has) => change(withHighCommand(draft, has))}
      />
      <ChoiceField
        label={t`Tournament legal`}
        path="tournamentLegal"
        value={draft.tournamentLegal}
        items={[
          { value: 'yes', label: t`Yes` },
          { value: 'no', label: t`No` },
        ]}
        onChange={(tournamentLegal) => change({ tournamentLegal })}
      />
      {(draft.type === 'Companion' || draft.companionOf !== '') && <OwnerChoice />}
    </>
  );
}

function FactionChoice() {
  const { t } = useLingui();
  const { draft, change } = useWorkshop();
  const language = useLanguage();
  const textsOf = useFieldTexts();
  const { error } = textsOf('faction');
  return (
    <div>
      <Select<string>
        label={t`Faction`}
        showLabel
        value={draft.faction === '' ? null : draft.faction}
        placeholder={t`Choose a faction`}
        items={factionsByName(language).map((faction) => ({
          value: faction.id as string,
          label: localName(faction, language),
        }))}
        onValueChange={(faction) => change({ faction, companionOf: '' })}
      />
      <FieldError text={error} />
    </div>
  );
}

function TypeChoice() {
  const { t } = useLingui();
  const { draft, change } = useWorkshop();
  const language = useLanguage();
  const textsOf = useFieldTexts();
  return (
    <div>
      <Select<string>
        label={t`Type`}
        showLabel
        value={draft.type === '' ? null : draft.type}
        placeholder={t`Choose a type`}
        items={UNIT_TYPES.map((type) => ({ value: type, label: unitTypeName(type, language) }))}
        onValueChange={(chosen) => {
          const type = UNIT_TYPES.find((each) => each === chosen) ?? '';
          change({ type, ...(type === 'Companion' ? {} : { companionOf: '' }) });
        }}
      />
      <FieldError text={textsOf('type').error} />
    </div>
  );
}

/** The unit that a Companion comes with. */
function OwnerChoice() {
  const { t } = useLingui();
  const { draft, change } = useWorkshop();
  const language = useLanguage();
  const textsOf = useFieldTexts();
  const units = catalogue.unitsByFaction.get(draft.faction) ?? [];
  return (
    <div>
      <Select<string>
        label={t`Companion of`}
        showLabel
        value={draft.companionOf === '' ? null : draft.companionOf}
        placeholder={t`Choose its unit`}
        items={[
          { value: '', label: t`None` },
          ...units
            .filter(({ id }) => id !== draft.unit)
            .map((unit) => ({ value: unit.id as string, label: localName(unit, language) })),
        ]}
        onValueChange={(companionOf) => change({ companionOf })}
      />
      <FieldError text={textsOf('companionOf').error} />
    </div>
  );
}
