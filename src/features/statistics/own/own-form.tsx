import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { formOf } from '#domain/statistics/own/form.ts';
import type { Outcome } from '#domain/statistics/own/own-game.ts';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import styles from '../statistics.module.css';
import own from './own.module.css';
import type { ReadGame } from './own-rows.ts';

/** The last games in a sentence, as marks from the oldest to the newest, and one by one. */
export function OwnForm({ games }: { games: readonly ReadGame[] }) {
  const { t, i18n } = useLingui();
  const form = formOf(games);
  const { wins, draws, losses } = form;
  const words: Readonly<Record<Outcome, string>> = { won: t`Victory`, drawn: t`Draw`, lost: t`Defeat` };
  return (
    <>
      <p className={own.sentence}>
        <Plural
          value={form.games.length}
          one={`The last game: ${wins} won, ${draws} drawn, ${losses} lost.`}
          other={`The last # games: ${wins} won, ${draws} drawn, ${losses} lost.`}
        />{' '}
        <Streak streak={form.streak} />
      </p>
      <div className={own.marks} aria-hidden="true">
        {form.games.toReversed().map(({ id, outcome }) => (
          <span key={id} data-outcome={outcome} />
        ))}
      </div>
      <table className={styles.chart}>
        <caption>
          <VisuallyHidden>
            <Trans>Last games</Trans>
          </VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Rival</Trans>
            </th>
            <th scope="col">
              <Trans>Result</Trans>
            </th>
            <th scope="col" className={styles.number}>
              <Trans>Date</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {form.games.map(({ id, rival, outcome, own: score, other, at }) => (
            <tr key={id}>
              <th scope="row">{rival.name ?? t`a deleted account`}</th>
              <td>
                {words[outcome]}{' '}
                <span className={styles.range}>
                  {score}–{other}
                </span>
              </td>
              <td className={styles.number}>
                <time dateTime={new Date(at).toISOString()}>
                  {i18n.date(new Date(at), { dateStyle: 'medium' })}
                </time>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** The row of games that ended alike; nothing for a single one. */
function Streak({ streak }: Pick<ReturnType<typeof formOf>, 'streak'>) {
  if (streak === null || streak.games < 2) return null;
  const { games, outcome } = streak;
  if (outcome === 'won') return <Plural value={games} one="# win in a row." other="# wins in a row." />;
  if (outcome === 'lost')
    return <Plural value={games} one="# defeat in a row." other="# defeats in a row." />;
  return <Plural value={games} one="# draw in a row." other="# draws in a row." />;
}
