import { Trans, useLingui } from '@lingui/react/macro';
import type { DeviceGames } from '#data/games/device-games.ts';
import { medianOf } from '#domain/statistics/own/unit-acts.ts';
import { clockText } from '#platform/words/clock-text.ts';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import styles from '../statistics.module.css';
import { Section } from '../statistics-section.tsx';
import { useCount } from '../use-percent.ts';

/** The times that one kind of step took, as the players tapped them. */
export function timeRows(games: DeviceGames['games']) {
  const rows = [
    { key: 'own', times: games.flatMap(({ units }) => units.flatMap(({ ms }) => ms)) },
    { key: 'rival', times: games.flatMap(({ rivalTimes }) => rivalTimes) },
    { key: 'round', times: games.flatMap(({ roundTimes }) => roundTimes) },
  ] as const;
  return rows.flatMap(({ key, times }) => {
    const median = medianOf(times);
    return median === null ? [] : [{ key, median, count: times.length }];
  });
}

/** The usual time of an activation and of a round; nothing while none was tapped. */
export function ActTimes({ games }: { games: DeviceGames['games'] }) {
  const { t } = useLingui();
  const number = useCount();
  const rows = timeRows(games);
  const names = { own: t`Your activation`, rival: t`Your rival’s activation`, round: t`Round` };
  if (rows.length === 0) return null;
  return (
    <Section title={t`Time`}>
      <p className={styles.hint}>
        <Trans>The usual time is the middle one of all, so that a long break does not count.</Trans>
      </p>
      <table className={styles.chart}>
        <caption>
          <VisuallyHidden>
            <Trans>Time</Trans>
          </VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Of what</Trans>
            </th>
            <th scope="col">
              <Trans>Usual time</Trans>
            </th>
            <th scope="col" className={styles.number}>
              <Trans>Timed</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, median, count }) => (
            <tr key={key}>
              <th scope="row">{names[key]}</th>
              <td>{clockText(median)}</td>
              <td className={styles.number}>{number(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
