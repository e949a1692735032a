import { useGame } from '#data/games/use-game.ts';
import { type Company, companyOf } from '#domain/game/companies.ts';
import styles from './companies.module.css';

/** Returns the company of a player of the running game on the mission's map. */
export function useCompany(player: string): Company | null {
  return useGame(({ game }) => companyOf(game.state, player));
}

type PlayerNameProps = { name: string; company: Company | null };

/** A player's name behind the colour of the player's company. */
export function PlayerName({ name, company }: PlayerNameProps) {
  return (
    <span className={styles.player} data-company={company ?? undefined}>
      {name}
    </span>
  );
}
