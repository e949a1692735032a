import { Plural, Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { RatedPlayer, Ratings } from '#data/statistics/ratings.ts';
import { paths } from '#platform/paths.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import styles from '../statistics.module.css';
import { useCount } from '../use-percent.ts';

/** The ratings of a season: the answer in a sentence, then everybody who is listed. */
export function RatingTable({ ratings: { players, number } }: { ratings: Ratings }) {
  const count = useCount();
  const leftOut = number - players.length;
  return (
    <>
      <p className={styles.answer} role="status">
        <Leader players={players} />
      </p>
      <table className={styles.chart}>
        <caption>
          <VisuallyHidden>
            <Trans>Ratings</Trans>
          </VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Player</Trans>
            </th>
            <th scope="col" className={styles.number}>
              <Trans>Rank</Trans>
            </th>
            <th scope="col" className={styles.number}>
              <Trans>Rating</Trans>
            </th>
            <th scope="col" className={styles.number}>
              <Trans>Games</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {players.map(({ who, name, rank, rating, deviation, games, own }) => (
            <tr key={who} aria-current={own || undefined}>
              <th scope="row">
                <Link to={paths.publicProfile(who)}>{name}</Link>{' '}
                {own && (
                  <Badge tone="info">
                    <Trans>You</Trans>
                  </Badge>
                )}
                {rank === null && (
                  <Badge>
                    <Trans>Provisional</Trans>
                  </Badge>
                )}
              </th>
              <td className={styles.number}>{rank === null ? '–' : count(rank)}</td>
              <td className={styles.number}>
                {rating} <span className={styles.range}>± {deviation}</span>
              </td>
              <td className={styles.number}>{count(games)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {leftOut > 0 && (
        <p className={styles.hint}>
          <Plural value={leftOut} one="# more player is not shown." other="# more players are not shown." />
        </p>
      )}
    </>
  );
}

/** Names the first two players as apart only while their ratings differ for sure. */
function Leader({ players }: { players: readonly RatedPlayer[] }) {
  const [first, second] = players.filter(({ rank }) => rank !== null);
  if (first === undefined) return <Trans>Nobody has a rank yet: every rating is still provisional.</Trans>;
  const name = <strong>{first.name}</strong>;
  const { rating } = first;
  if (second !== undefined && isApart(first, second))
    return (
      <Trans>
        {name} leads with {rating}, clearly ahead of all others.
      </Trans>
    );
  return (
    <Trans>
      {name} is first with {rating}.
    </Trans>
  );
}

/** True when the ranges of two deviations around both ratings share no value. */
function isApart(first: RatedPlayer, second: RatedPlayer): boolean {
  return first.rating - 2 * first.deviation > second.rating + 2 * second.deviation;
}
