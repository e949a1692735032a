import { Trans, useLingui } from '@lingui/react/macro';
import { type PlayedLists, type PlayedUnit, unitEffect } from '#domain/statistics/played.ts';
import { unitRate } from '#domain/statistics/rates.ts';
import { useLanguage } from '#platform/use-language.ts';
import { FigureChart } from '../figure-chart.tsx';
import { RateCell } from '../rate-chart.tsx';
import styles from '../statistics.module.css';
import { useCount, usePercent } from '../use-percent.ts';
import { playedName, type UnitRow } from './played-rows.ts';

type UnitRateChartProps = { units: readonly UnitRow[]; played: PlayedLists };

/** Games that were won with each unit and without it, and how often the unit is on lists. */
export function UnitRateChart({ units, played }: UnitRateChartProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const rows = units.map(({ unit, with: held, without }) => ({
    key: unit.unit,
    faction: held.faction,
    name: playedName(held.faction, unit.unit, language),
    won: (
      <div className={styles.both}>
        <div>
          <span className={styles.range}>{t`With`}</span>
          <RateCell rate={held.rate} />
        </div>
        {without !== null && (
          <div>
            <span className={styles.range}>{t`Without`}</span>
            <RateCell rate={without.rate} />
          </div>
        )}
        <EffectWords unit={unit} />
        <ListedWords unit={unit} played={played} />
      </div>
    ),
    games: unit.with.games,
  }));
  return <FigureChart title={t`Units of played lists`} label={t`Unit`} rows={rows} />;
}

/** The difference that a unit's ranges show; nothing while they overlap. */
function EffectWords({ unit }: { unit: PlayedUnit }) {
  const effect = unitEffect(unit);
  if (effect !== 'more' && effect !== 'less') return null;
  return (
    <strong className={styles.note}>
      {effect === 'more' ? <Trans>Won more often with it</Trans> : <Trans>Won less often with it</Trans>}
    </strong>
  );
}

/** The lists and players with a unit, and their share of the faction's players. */
function ListedWords({ unit, played }: { unit: PlayedUnit; played: PlayedLists }) {
  const { t } = useLingui();
  const number = useCount();
  const percent = usePercent();
  const rate = unitRate(unit, played);
  const [lists, players] = [number(unit.lists), number(unit.players)];
  const share = rate === null ? '' : ` · ${percent(rate.share)}`;
  return <span className={styles.note}>{t`Lists: ${lists} · Players: ${players}${share}`}</span>;
}
