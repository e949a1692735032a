import { Trans, useLingui } from '@lingui/react/macro';
import type { DraftRoll, DraftSwitch } from '#domain/catalogue/workshop/draft.ts';
import { newId } from '#platform/ids.ts';
import { Button } from '#ui/button/button.tsx';
import { EffectField } from './effect-field.tsx';
import styles from './form.module.css';
import { PAD_KEYS, RollPad } from './roll-pad.tsx';
import { useWorkshop } from './workshop-form.ts';

type RollEditorProps = {
  label: string;
  /** The path of the roll in `units.json`. */
  path: string;
  roll: DraftRoll;
  onChange: (roll: DraftRoll) => void;
};

/** An attack or a defence: its dice, what stress adds to it, and its switches. */
export function RollEditor({ label, path, roll, onChange }: RollEditorProps) {
  const { t } = useLingui();
  const { openPad, setOpenPad } = useWorkshop();
  const stressPath = `${path}.stress_mod`;
  const hasStress = roll.stressMod.length > 0 || openPad === stressPath;
  const setSwitch = (key: string, part: Partial<DraftSwitch>) =>
    onChange({
      ...roll,
      switches: roll.switches.map((each) => (each.key === key ? { ...each, ...part } : each)),
    });
  const addSwitch = () => {
    onChange({ ...roll, switches: [...roll.switches, { key: newId(), cost: [], effect: '' }] });
    setOpenPad(`${path}.switches[${roll.switches.length}].cost`);
  };
  return (
    <div className={styles.rollEditor} role="group" aria-label={label}>
      <RollPad
        label={label}
        path={`${path}.dice`}
        empty={t`no dice`}
        keys={PAD_KEYS.all}
        value={roll.dice}
        onChange={(dice) => onChange({ ...roll, dice })}
      />
      {hasStress && (
        <RollPad
          label={t`For 1 stress, add`}
          path={stressPath}
          empty={t`nothing`}
          keys={PAD_KEYS.all}
          value={roll.stressMod}
          onChange={(stressMod) => onChange({ ...roll, stressMod })}
        />
      )}
      {roll.switches.map((each, at) => (
        <div key={each.key} className={styles.switch} role="group" aria-label={t`Switch ${at + 1}`}>
          <RollPad
            label={t`Cost`}
            path={`${path}.switches[${at}].cost`}
            empty={t`nothing`}
            keys={PAD_KEYS.symbols}
            value={each.cost}
            onChange={(cost) => setSwitch(each.key, { cost })}
          />
          <EffectField
            path={`${path}.switches[${at}].effect`}
            value={each.effect}
            onChange={(effect) => setSwitch(each.key, { effect })}
          />
          <Button
            size="sm"
            variant="quiet"
            icon="trash"
            onClick={() =>
              onChange({ ...roll, switches: roll.switches.filter(({ key }) => key !== each.key) })
            }
          >
            <Trans>Remove this switch</Trans>
          </Button>
        </div>
      ))}
      <div className={styles.more}>
        {!hasStress && (
          <Button size="sm" variant="quiet" icon="plus" onClick={() => setOpenPad(stressPath)}>
            <Trans>Stress</Trans>
          </Button>
        )}
        <Button size="sm" variant="quiet" icon="plus" onClick={addSwitch}>
          <Trans>Switch</Trans>
        </Button>
      </div>
    </div>
  );
}
