import { Trans, useLingui } from '@lingui/react/macro';

import { OddsChart } from '#components/odds-chart/odds-chart.tsx';
import { localName } from '#domain/catalogue/localise.ts';
import { woundsOf } from '#domain/compare/figures.ts';
import type { ListUnit } from '#domain/compare/list-units.ts';
import { contenderOf } from '#domain/matchups/contenders.ts';
import { matchupChances } from '#domain/matchups/matchups.ts';
import { atLeast } from '#domain/odds/chances.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import type { ShownAttacks } from './attack-choices.tsx';
import styles from './matchups.module.css';

type MatchupDialogProps = {
  /** The unit of the first list, and that of the other. */
  one: ListUnit;
  other: ListUnit;
  shown: ShownAttacks;
  onClose: () => void;
};

/** The chances of one attack of the map, and of the attack back. */
export function MatchupDialog({ one, other, shown, onClose }: MatchupDialogProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const [attacker, target] = shown.attackers === 'one' ? [one, other] : [other, one];
  const [own, theirs] = [localName(attacker.unit, language), localName(target.unit, language)];
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`${own} on ${theirs}`}
      closeLabel={t`Close`}
      size="sm"
    >
      <div className={styles.detail}>
        <AttackChances attacker={attacker} target={target} shown={shown} />
        <AttackChances attacker={target} target={attacker} shown={shown} />
        <p className={styles.note}>
          <Trans>
            Both at full strength; each block takes one success. Cover, switches of dice and joined Characters
            are not counted.
          </Trans>
        </p>
      </div>
    </Dialog>
  );
}

type AttackChancesProps = { attacker: ListUnit; target: ListUnit; shown: ShownAttacks };

/** The chance of each number of wounds, and the chance to destroy a unit at once. */
function AttackChances({ attacker, target, shown: { kind, choices } }: AttackChancesProps) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const [striker, defender] = [contenderOf(attacker), contenderOf(target)];
  const name = localName(attacker.unit, language);
  const victim = localName(target.unit, language);
  if (striker === null || defender === null) {
    const unknown = striker === null ? name : victim;
    return (
      <p className={styles.note}>
        <Trans>The dice of {unknown} are not known here.</Trans>
      </p>
    );
  }
  const chances = matchupChances(kind, striker, defender, choices);
  if (chances === null) {
    return (
      <p className={styles.note}>
        {kind === 'melee' ? (
          <Trans>{name} has no melee attack.</Trans>
        ) : (
          <Trans>{name} has no ranged attack.</Trans>
        )}
      </p>
    );
  }
  const title = kind === 'melee' ? t`Wounds by ${name} in melee` : t`Wounds by ${name} at range`;
  const wounds = woundsOf(target);
  const fall = wounds === null ? null : atLeast(chances, wounds);
  const percent = fall === null ? '' : i18n.number(fall, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <div className={styles.attack}>
      <OddsChart title={title} label={title} chances={chances} />
      {wounds !== null && (
        <p className={styles.note}>
          {fall === 0 ? (
            <Trans>
              {victim} has {wounds} wounds: one attack cannot destroy it.
            </Trans>
          ) : (
            <Trans>
              {victim} has {wounds} wounds: one attack destroys it in {percent} of cases.
            </Trans>
          )}
        </p>
      )}
    </div>
  );
}
