import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ProfileRow as Row } from '#domain/catalogue/profile.ts';
import { Conquest } from './conquest.tsx';
import styles from './profile-row.module.css';
import { RollLine } from './roll-line.tsx';

/** What a unit rolls while it has so many troops. */
export function ProfileRow({ row }: { row: Row }) {
  const { t } = useLingui();
  return (
    <section className={styles['row']}>
      <header className={styles['head']}>
        <h4 className={styles['troops']}>
          <TroopsWords troops={row.troops} />
        </h4>
        <Conquest value={row.conquest} />
      </header>
      {row.ranged !== undefined && <RollLine label={t`Ranged (${row.ranged.range})`} roll={row.ranged} />}
      <RollLine label={t`Melee`} roll={row.melee} />
      <RollLine label={t`Defence`} roll={row.defence} />
    </section>
  );
}

/** `3+`, `2-`, `1` or `all`, as words. */
function TroopsWords({ troops }: { troops: string }) {
  const count = Number.parseInt(troops, 10);
  if (troops.endsWith('+')) return <Plural value={count} one="# or more troops" other="# or more troops" />;
  if (troops.endsWith('-')) return <Plural value={count} one="# or fewer troops" other="# or fewer troops" />;
  return Number.isNaN(count) ? (
    <Trans>Profile</Trans>
  ) : (
    <Plural value={count} one="# troop" other="# troops" />
  );
}
