import { Trans, useLingui } from '@lingui/react/macro';
import type { RunningEvent } from '#data/events/use-running-event.ts';
import { standings } from '#domain/events/standings/standings.ts';
import { TIE_BREAK_NAMES } from '#platform/words/tie-breaks.ts';
import { usePlayerNames } from '../frame/use-player-names.ts';
import { useBreakValue } from '../standings/use-break-value.ts';
import styles from './print-event.module.css';

/** The ranks so far with the values that decide them. */
export function PrintedStandings({
  running: { event, players, rounds, scoring },
}: {
  running: RunningEvent;
}) {
  const { t } = useLingui();
  const nameOf = usePlayerNames(event);
  const valueText = useBreakValue();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Rank</Trans>
          </th>
          <th scope="col">
            <Trans>Player</Trans>
          </th>
          <th scope="col">
            <Trans>Points</Trans>
          </th>
          <th scope="col">{t`W–D–L`}</th>
          {scoring.tieBreaks.map((tieBreak) => (
            <th key={tieBreak} scope="col">
              {t(TIE_BREAK_NAMES[tieBreak].short)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {standings(players, rounds, scoring).map(({ rank, player, points, won, drawn, lost, breaks }) => (
          <tr key={player}>
            <td>{rank}</td>
            <th scope="row">{nameOf(player)}</th>
            <td>{points}</td>
            <td>{`${won}–${drawn}–${lost}`}</td>
            {scoring.tieBreaks.map((tieBreak, at) => (
              <td key={tieBreak}>{valueText(tieBreak, breaks[at] ?? null)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
