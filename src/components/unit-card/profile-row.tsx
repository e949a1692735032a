import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ProfileRow as Row, JoinedProfile } from '#domain/catalogue/profile.ts';
import { symbolName } from '#data/catalogue.ts';
import { useLanguage } from '#platform/use-language.ts';
import { RollDrawing } from '#components/roll-drawing/roll-drawing.tsx';
import type { Language } from '#domain/catalogue/types.ts';
import styles from './profile-row.module.css';
import { RollLine } from './roll-line.tsx';
import { Unknown, Stat } from './card-stats.tsx';

type ProfileRowProps = {
  row: Row;
  /** True on a card with a lower half; the labels then tell the halves apart. */
  hasJoined: boolean;
};

/** The dice of a unit while it has this number of troops. */
export function ProfileRow({ row, hasJoined }: ProfileRowProps) {
  const { t } = useLingui();
  return (
    <section className={styles.row}>
      <header className={styles.head}>
        <h3 className={styles.title}>
          <TroopsWords troops={row.troops} hasJoined={hasJoined} />
        </h3>
        <Conquest value={row.conquest} />
      </header>
      {row.ranged !== undefined && <RollLine label={t`Ranged (${row.ranged.range})`} roll={row.ranged} />}
      <RollLine label={t`Melee`} roll={row.melee} />
      <RollLine label={t`Defence`} roll={row.defence} />
    </section>
  );
}

/** `3+`, `2-`, `1` or `all`, as words. */
function TroopsWords({ troops, hasJoined }: { troops: string; hasJoined: boolean }) {
  const count = Number.parseInt(troops, 10);
  if (troops.endsWith('+')) return <Plural value={count} one="# or more troops" other="# or more troops" />;
  if (troops.endsWith('-')) return <Plural value={count} one="# or fewer troops" other="# or fewer troops" />;
  if (!Number.isNaN(count)) return <Plural value={count} one="# troop" other="# troops" />;
  return hasJoined ? <Trans>Alone</Trans> : <Trans>Dice</Trans>;
}

/**
 * The conquest value of a unit: a banner and a number, `+1` for the value that a joining unit adds.
 */
function Conquest({ value }: { value: number | string | undefined }) {
  const { t } = useLingui();
  const name = symbolName('conquest-value', useLanguage()) ?? t`Conquest value`;
  return (
    <span className={styles.conquest} title={name}>
      <svg className={styles.banner} viewBox="0 0 24 24" role="img" aria-label={name}>
        <path d="M5 23V2M5 3h15l-4 5 4 5H5" />
      </svg>
      {value ?? <Unknown />}
    </span>
  );
}

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
      <header className={styles.halfHead}>
        <h3 className={styles.title}>
          <Trans>While joined to a unit</Trans>
        </h3>
        <Conquest value={joined.conquest} />
      </header>
      {hasStats && (
        <dl className={styles.stats}>
          {mov !== undefined && (
            <Stat id="mov" language={language}>
              {mov}
            </Stat>
          )}
          {wounds !== undefined && (
            <Stat id="w" language={language}>
              {wounds}
            </Stat>
          )}
          {willpower !== undefined && (
            <Stat id="wp" language={language}>
              {willpower[0] === '+' && '+'}
              <RollDrawing
                roll={willpower.filter((part): part is Exclude<typeof part, '+'> => part !== '+')}
              />
            </Stat>
          )}
          {morale !== undefined && (
            <Stat id="mor" language={language}>
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
