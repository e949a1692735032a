import { Trans, useLingui } from '@lingui/react/macro';
import { RollDrawing } from '#components/roll-drawing/roll-drawing.tsx';
import type { JoinedProfile } from '#domain/catalogue/profile.ts';
import type { Language } from '#domain/catalogue/types.ts';
import { Stat } from './card-stats.tsx';
import { Conquest } from './conquest.tsx';
import styles from './joined-half.module.css';
import { RollLine } from './roll-line.tsx';

type JoinedHalfProps = { joined: JoinedProfile; language: Language };

/**
 * The card's lower half: the values for a unit that this one joined. `+` adds, anything else
 * replaces.
 */
export function JoinedHalf({ joined, language }: JoinedHalfProps) {
  const { t } = useLingui();
  const { mov, wounds, willpower, morale } = joined;
  const hasStats =
    mov !== undefined || wounds !== undefined || willpower !== undefined || morale !== undefined;
  return (
    <section className={styles.half} aria-label={t`While joined to a unit`}>
      <header className={styles.head}>
        <h3 className={styles.title}>
          <Trans>While joined to a unit</Trans>
        </h3>
        <Conquest value={joined.conquest} />
      </header>
      {hasStats && (
        <dl className={styles.stats}>
          {mov !== undefined && (
            <Stat id="mov" name={t`Movement`} language={language}>
              {mov}
            </Stat>
          )}
          {wounds !== undefined && (
            <Stat id="w" name={t`Wounds`} language={language}>
              {wounds}
            </Stat>
          )}
          {willpower !== undefined && (
            <Stat id="wp" name={t`Willpower`} language={language}>
              {willpower[0] === '+' && '+'}
              <RollDrawing
                roll={willpower.filter((part): part is Exclude<typeof part, '+'> => part !== '+')}
              />
            </Stat>
          )}
          {morale !== undefined && (
            <Stat id="mor" name={t`Morale`} language={language}>
              {morale}
            </Stat>
          )}
        </dl>
      )}
      {joined.ranged !== undefined && <RollLine label={t`Ranged`} roll={joined.ranged} isAdded />}
      {joined.melee !== undefined && <RollLine label={t`Melee`} roll={joined.melee} isAdded />}
      {joined.defence !== undefined && <RollLine label={t`Defence`} roll={joined.defence} isAdded />}
    </section>
  );
}
