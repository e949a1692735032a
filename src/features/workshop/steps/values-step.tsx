import { useLingui } from '@lingui/react/macro';
import { ROLES, type Die } from '#domain/catalogue/profile.ts';
import { localTerm } from '#domain/catalogue/localise.ts';
import { catalogue } from '#data/catalogue.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Switch } from '#ui/switch/switch.tsx';
import { ChoiceField } from '../form/choice-field.tsx';
import { PAD_KEYS, RollPad } from '../form/roll-pad.tsx';
import { CountField, WordField } from '../form/typed-field.tsx';
import { useWorkshop } from '../form/workshop-form.ts';
import styles from '../workshop.module.css';

/** The values under the head of the card: movement, wounds, willpower, morale. */
export function ValuesStep() {
  const { t } = useLingui();
  const { draft, change, base } = useWorkshop();
  const language = useLanguage();
  const [first, second] = draft.mov;
  return (
    <>
      <p className={styles.intro}>{t`Leave blank what the card does not print or what you do not know.`}</p>
      <div className={styles.numbers}>
        <CountField
          label={t`First movement`}
          path="profile.mov[0]"
          value={first}
          onChange={(value) => change({ mov: [value, second] })}
        />
        <CountField
          label={t`Second movement`}
          path="profile.mov[1]"
          value={second}
          onChange={(value) => change({ mov: [first, value] })}
        />
        <CountField
          label={t`Charge`}
          path="profile.charge"
          value={draft.charge}
          onChange={(charge) => change({ charge })}
        />
        <CountField
          label={t`Wounds`}
          path="profile.wounds"
          value={draft.wounds}
          onChange={(wounds) => change({ wounds })}
        />
      </div>
      <RollPad<Die>
        label={t`Willpower`}
        path="profile.willpower"
        empty={t`not printed or not known`}
        keys={PAD_KEYS.dice}
        value={draft.willpower}
        onChange={(willpower) => change({ willpower })}
      />
      <div className={styles.numbers}>
        <CountField
          label={t`Morale`}
          path="profile.morale"
          value={draft.morale}
          onChange={(morale) => change({ morale })}
        />
        <CountField
          label={t`Models`}
          path="profile.models"
          value={draft.models}
          onChange={(models) => change({ models })}
        />
      </div>
      <ChoiceField<'none' | (typeof ROLES)[number]>
        label={t`Badge`}
        path="profile.role"
        value={draft.role === '' ? 'none' : draft.role}
        items={[
          { value: 'none', label: t`None` },
          ...ROLES.map((role) => ({
            value: role,
            label: localTerm(catalogue, 'special-rules', role, language),
          })),
        ]}
        onChange={(role) => change({ role: role === 'none' ? '' : role })}
      />
      <WordField
        label={t`Code on the card`}
        hint={t`Small print at the lower edge, such as W0013TA1.`}
        path="profile.card_ref"
        maxLength={40}
        value={draft.cardRef}
        onChange={(cardRef) => change({ cardRef })}
      />
      {base?.record.profile?.inferred === true && (
        <Switch
          label={t`Taken from the same unit in another faction`}
          description={t`Turn this off when you have this faction’s own card.`}
          checked={draft.isInferred}
          onCheckedChange={(isInferred) => change({ isInferred })}
        />
      )}
    </>
  );
}
