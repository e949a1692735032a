import { useLingui } from '@lingui/react/macro';
import type { StrikeKind } from '#domain/odds/strike.ts';
import { ToggleGroup } from '#ui/toggle-group/toggle-group.tsx';
import type { AttackChoices } from './attack-odds.ts';
import styles from './attack-sheet.module.css';

type ChoicesProps = {
  kinds: readonly StrikeKind[];
  canModify: boolean;
  value: AttackChoices;
  onChange: (choices: AttackChoices) => void;
};

/** The choices that change the odds: the kind of attack, the reroll and both modifiers. */
export function ChoicesOfAttack({ kinds, canModify, value, onChange }: ChoicesProps) {
  const { t } = useLingui();
  const words: Readonly<Record<StrikeKind, string>> = { melee: t`Melee`, ranged: t`Ranged` };
  if (kinds.length === 0) return null;
  const toggle = (key: 'isReroll' | 'isModified' | 'isTargetModified', label: string) => (
    <button
      type="button"
      className={styles.choice}
      aria-pressed={value[key]}
      onClick={() => onChange({ ...value, [key]: !value[key] })}
    >
      {label}
    </button>
  );
  return (
    <div className={styles.choices}>
      {kinds.length > 1 && (
        <ToggleGroup
          label={t`Kind of attack`}
          value={value.kind}
          onValueChange={(kind) => onChange({ ...value, kind })}
          items={kinds.map((kind) => ({ value: kind, label: words[kind] }))}
        />
      )}
      {toggle('isReroll', value.kind === 'melee' ? t`Charge: reroll` : t`Aim: reroll`)}
      {canModify && toggle('isModified', t`Modifier (1 stress)`)}
      {toggle('isTargetModified', t`Target’s modifier (1 stress)`)}
    </div>
  );
}
