import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Player } from '#data/community/player.ts';
import { paths } from '#platform/paths.ts';
import { Avatar } from '#ui/portrait/avatar.tsx';
import styles from './activity.module.css';

/** A player with a link to their page and their actions. */
export function PlayerRow({ player, action }: { player: Player; action: ReactNode }) {
  return (
    <li className={styles.row}>
      <Avatar src={player.avatarUrl} name={player.name} size={40} />
      <Link className={styles.who} to={paths.publicProfile(player.who)} dir="auto">
        {player.name}
      </Link>
      {action}
    </li>
  );
}
