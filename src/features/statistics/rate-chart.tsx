import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { WinRate } from '#domain/statistics/rates.ts';
import { FigureChart } from './figure-chart.tsx';
import { RateBar } from './rate-bar.tsx';
import type { RateRow } from './rate-rows.ts';
import styles from './statistics.module.css';
import { useCount, usePercent, useRange } from './use-percent.ts';

type RateChartProps = {
  title: string;
  /** The heading of the first column. */
  label: string;
  rows: readonly RateRow[];
};

/** Win rates with their intervals. */
export function RateChart({ title, label, rows }: RateChartProps) {
  const charted = rows.map(({ key, faction, name, rival, rate, figure }) => ({
    key,
    faction,
    name: <RowName name={name} rival={rival} />,
    won: <RateCell rate={rate} />,
    games: figure.games,
  }));
  return <FigureChart title={title} label={label} rows={charted} />;
}

/** The name of a row: a faction, or a faction against another. */
function RowName({ name, rival }: Pick<RateRow, 'name' | 'rival'>) {
  if (rival === null) return name;
  const [one, other] = [<span key="one">{name}</span>, <span key="other">{rival}</span>];
  return (
    <span className={styles.versus}>
      <Trans>
        {one} against {other}
      </Trans>
    </span>
  );
}

/** A rate with its interval, or the reason why there is none. */
export function RateCell({ rate }: { rate: WinRate }) {
  if (rate.code !== 'rate')
    return (
      <span className={styles.none}>
        <RefusalWords code={rate.code} />
      </span>
    );
  return (
    <RateBar rate={rate}>
      {rate.leftOut > 0 && (
        <span className={styles.note}>
          <Plural
            value={rate.leftOut}
            one="# game above one player’s fifth is left out"
            other="# games above one player’s fifth are left out"
          />
        </span>
      )}
    </RateBar>
  );
}

/** The reason why a figure is only counted. */
function RefusalWords({ code }: { code: Exclude<WinRate['code'], 'rate'> }) {
  if (code === 'few-games') return <Trans>Under 20 decided games</Trans>;
  if (code === 'few-players') return <Trans>Under 5 players on a side</Trans>;
  return <Trans>Mostly games of one player</Trans>;
}

/** All figures of the rows of a chart, as a table that opens in place. */
export function FigureTable({ title, label, rows }: RateChartProps) {
  const { t, i18n } = useLingui();
  const percent = usePercent();
  const range = useRange();
  const number = useCount();
  const hasMirrors = rows.some(({ mirrors }) => mirrors > 0);
  return (
    <div className={styles.scroll} role="region" aria-label={title} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {[
              label,
              t`Games`,
              t`Players`,
              t`Rivals`,
              t`Won`,
              t`Lost`,
              t`Drawn`,
              t`Win rate`,
              t`95 % range`,
              t`Ø difference`,
              t`Left out`,
              ...(hasMirrors ? [t`Mirror games`] : []),
            ].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const { figure, rate } = row;
            const counted = rate.code === 'rate' ? figure.counted : null;
            return (
              <tr key={row.key}>
                <th scope="row">
                  <RowName name={row.name} rival={row.rival} />
                </th>
                <td>{number(figure.games)}</td>
                <td>{number(figure.players)}</td>
                <td>{number(figure.rivals)}</td>
                <td>{counted === null ? '–' : number(counted.wins)}</td>
                <td>{counted === null ? '–' : number(counted.losses)}</td>
                <td>{counted === null ? '–' : number(counted.draws)}</td>
                <td>{rate.code === 'rate' ? percent(rate.share) : '–'}</td>
                <td>{rate.code === 'rate' ? range(rate) : '–'}</td>
                <td>
                  {rate.code === 'rate'
                    ? i18n.number(rate.difference, { maximumFractionDigits: 1, signDisplay: 'exceptZero' })
                    : '–'}
                </td>
                <td>{rate.code === 'rate' ? number(rate.leftOut) : '–'}</td>
                {hasMirrors && <td>{number(row.mirrors)}</td>}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
