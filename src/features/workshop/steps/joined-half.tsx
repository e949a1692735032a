import { Trans, useLingui } from '@lingui/react/macro';
import type { Die } from '#domain/catalogue/profile.ts';
import { type DraftJoined, EMPTY_ROLL } from '#domain/catalogue/workshop/draft.ts';
import { Switch } from '#ui/switch/switch.tsx';
import { RollEditor } from '../form/roll-editor.tsx';
import { PAD_KEYS, RollPad } from '../form/roll-pad.tsx';
import { WordField } from '../form/typed-field.tsx';
import { useWorkshop } from '../form/workshop-form.ts';
import styles from '../workshop.module.css';

const PATH = 'profile.joined';

/** The second half of a card. A value with a plus adds to the unit's, one without replaces it. */
export function JoinedHalf({ joined }: { joined: DraftJoined }) {
  const { t } = useLingui();
  const { change } = useWorkshop();
  const set = (part: Partial<DraftJoined>) => change({ joined: { ...joined, ...part } });
  const isAdded = joined.willpower[0] === '+';
  const dice = joined.willpower.filter((part): part is Die => part !== '+');
  const setDice = (parts: readonly Die[], plus: boolean) =>
    set({ willpower: plus && parts.length > 0 ? ['+', ...parts] : parts });
  const rolls = [
    ['ranged', t`Ranged`],
    ['melee', t`Melee`],
    ['defence', t`Defence`],
  ] as const;
  return (
    <fieldset className={styles.panel}>
      <legend>
        <Trans>While joined to a unit</Trans>
      </legend>
      <p className={styles.intro}>
        <Trans>Write +1 for a value that is added, 1 for one that replaces the unit’s.</Trans>
      </p>
      <div className={styles.numbers}>
        <WordField
          label={t`Movement`}
          hint={t`as printed, such as 5-3 [12]`}
          path={`${PATH}.mov`}
          maxLength={20}
          value={joined.mov}
          onChange={(mov) => set({ mov })}
        />
        <WordField
          label={t`Wounds`}
          path={`${PATH}.wounds`}
          hint={t`such as +1`}
          maxLength={4}
          value={joined.wounds}
          onChange={(wounds) => set({ wounds })}
        />
        <WordField
          label={t`Morale`}
          path={`${PATH}.morale`}
          hint={t`such as +1`}
          maxLength={4}
          value={joined.morale}
          onChange={(morale) => set({ morale })}
        />
        <WordField
          label={t`Conquest value`}
          path={`${PATH}.conquest`}
          hint={t`such as +1`}
          maxLength={4}
          value={joined.conquest}
          onChange={(conquest) => set({ conquest })}
        />
      </div>
      <RollPad<Die>
        label={t`Willpower`}
        path={`${PATH}.willpower`}
        empty={t`not printed or not known`}
        keys={PAD_KEYS.dice}
        value={dice}
        onChange={(parts) => setDice(parts, isAdded)}
      />
      {dice.length > 0 && (
        <Switch
          label={t`These dice are added`}
          checked={isAdded}
          onCheckedChange={(plus) => setDice(dice, plus)}
        />
      )}
      {rolls.map(([field, label]) => {
        const roll = joined[field];
        return (
          <div key={field} className={styles.group}>
            <Switch
              label={label}
              checked={roll !== null}
              onCheckedChange={(has) => set({ [field]: has ? EMPTY_ROLL : null })}
            />
            {roll !== null && (
              <RollEditor
                label={label}
                path={`${PATH}.${field}`}
                roll={roll}
                onChange={(next) => set({ [field]: next })}
              />
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
