import type { Company } from '#domain/game/companies.ts';
import styles from './player-name.module.css';

type PlayerNameProps = { name: string; company: Company | null };

/** A player's name behind the colour of the player's company. */
export function PlayerName({ name, company }: PlayerNameProps) {
  return (
    <span className={styles.player} data-company={company ?? undefined}>
      {name}
    </span>
  );
}
