import { Trans, useLingui } from '@lingui/react/macro';
import type { RunningEvent } from '#data/events/use-running-event.ts';
import { playedRounds } from '#domain/events/log/fold-log.ts';
import { finalPlaces } from '#domain/events/standings/final-places.ts';
import type { StandingsRow } from '#domain/events/standings/standings.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { usePlayerNames } from '../frame/use-player-names.ts';
import styles from './standings.module.css';

type PodiumProps = { running: RunningEvent; rows: readonly StandingsRow[] };

/** The winner and the other awards of an event that is over. */
export function Podium({ running, rows }: PodiumProps) {
  const { t } = useLingui();
  const { event, progress } = running;
  const nameOf = usePlayerNames(event);
  const order = rows.map(({ player }) => player);
  const finals = finalPlaces(playedRounds(progress), event, order);
  const awards = finals === null ? placesOf(rows) : [[finals.winner], [finals.second]];
  if (awards.length === 0) return null;
  const titles = [t`Winner`, t`Second place`, t`Third place`];
  return (
    <ul className={styles.podium} aria-label={t`Awards`}>
      {awards.map((players, at) => (
        <li key={titles[at]} data-place={at + 1}>
          <Icon name={at === 0 ? 'crown' : 'flag'} />
          <span className={styles.note}>{titles[at]}</span>
          <strong>{players.map(nameOf).join(', ')}</strong>
        </li>
      ))}
      {finals !== null && rows[0] !== undefined && (
        <li data-place="rounds">
          <Icon name="flag" />
          <span className={styles.note}>
            <Trans>First after the rounds</Trans>
          </span>
          <strong>{nameOf(rows[0].player)}</strong>
        </li>
      )}
    </ul>
  );
}

/** The players of the first three ranks; those who share a rank stand together. */
function placesOf(rows: readonly StandingsRow[]): readonly (readonly string[])[] {
  return [1, 2, 3]
    .map((rank) => rows.filter((row) => row.rank === rank && row.played > 0).map(({ player }) => player))
    .filter((players) => players.length > 0);
}
