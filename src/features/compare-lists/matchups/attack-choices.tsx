import { Trans, useLingui } from '@lingui/react/macro';
import type { SideName } from '#components/list-comparison/side-mark.tsx';
import { catalogue } from '#data/catalogue.ts';
import { localTerm } from '#domain/catalogue/localise.ts';
import type { MatchupChoices } from '#domain/matchups/matchups.ts';
import type { StrikeKind } from '#domain/odds/strike.ts';
import { useLanguage } from '#platform/use-language.ts';
import { STATE_NAMES } from '#platform/words/game-words.ts';
import { ToggleGroup } from '#ui/toggle-group/toggle-group.tsx';
import styles from './matchups.module.css';

/** All that the player chooses about the attacks of the map. */
export type ShownAttacks = {
  readonly kind: StrikeKind;
  readonly attackers: SideName;
  readonly choices: MatchupChoices;
};

export const FIRST_SHOWN: ShownAttacks = {
  kind: 'melee',
  attackers: 'one',
  choices: {
    isReroll: false,
    isModified: false,
    isTargetModified: false,
    isDisarmed: false,
    isVulnerable: false,
    isElite: false,
  },
};

type AttackChoicesProps = {
  /** False when no unit of the two lists shoots. */
  canShoot: boolean;
  shown: ShownAttacks;
  onChange: (shown: ShownAttacks) => void;
};

/** The list that attacks, the kind of attack, and what holds for every attack. */
export function AttackChoices({ canShoot, shown, onChange }: AttackChoicesProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { kind, choices } = shown;
  const [disarmed, vulnerable] = [t(STATE_NAMES.disarmed), t(STATE_NAMES.vulnerable)];
  const elite = localTerm(catalogue, 'keywords', 'Elite', language);
  const items: readonly { readonly key: keyof MatchupChoices; readonly label: string }[] = [
    { key: 'isReroll', label: kind === 'melee' ? t`Charge: reroll` : t`Aim: reroll` },
    { key: 'isModified', label: t`Attacker’s modifier (1 stress)` },
    { key: 'isTargetModified', label: t`Target’s modifier (1 stress)` },
    { key: 'isDisarmed', label: t`Attacker: ${disarmed}` },
    { key: 'isVulnerable', label: t`Target: ${vulnerable}` },
    { key: 'isElite', label: t`All units: ${elite}` },
  ];
  return (
    <div className={styles.controls}>
      <div className={styles.groups}>
        <ToggleGroup
          label={t`Attackers`}
          value={shown.attackers}
          onValueChange={(attackers) => onChange({ ...shown, attackers })}
          items={[
            { value: 'one', label: t`A attacks` },
            { value: 'other', label: t`B attacks` },
          ]}
        />
        {canShoot && (
          <ToggleGroup
            label={t`Kind of attack`}
            value={kind}
            onValueChange={(next) => onChange({ ...shown, kind: next })}
            items={[
              { value: 'melee', label: t`Melee` },
              { value: 'ranged', label: t`Ranged` },
            ]}
          />
        )}
      </div>
      <fieldset className={styles.choices}>
        <legend>
          <Trans>For every attack</Trans>
        </legend>
        {items.map(({ key, label }) => (
          <button
            key={key}
            type="button"
            className={styles.choice}
            aria-pressed={choices[key]}
            onClick={() => onChange({ ...shown, choices: { ...choices, [key]: !choices[key] } })}
          >
            {label}
          </button>
        ))}
      </fieldset>
      <p className={styles.hint} role="status">
        {choices.isDisarmed && choices.isModified && (
          <Trans>An attacker with {disarmed} uses no modifiers.</Trans>
        )}{' '}
        {choices.isVulnerable && choices.isTargetModified && (
          <Trans>A target with {vulnerable} uses no modifiers.</Trans>
        )}
      </p>
    </div>
  );
}
