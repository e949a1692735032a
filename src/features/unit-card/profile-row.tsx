import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ProfileRow as Row } from '#domain/catalogue/profile.ts';
import { Conquest } from './conquest.tsx';
import styles from './profile-row.module.css';
import { RollLine } from './roll-line.tsx';

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
        <h3 className={styles.troops}>
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
  return hasJoined ? <Trans>Alone</Trans> : <Trans>Profile</Trans>;
}
