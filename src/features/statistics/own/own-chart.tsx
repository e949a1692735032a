import { Trans, useLingui } from '@lingui/react/macro';
import type { OwnFigure } from '#domain/statistics/own/figures.ts';
import { FigureChart } from '../figure-chart.tsx';
import { RateBar } from '../rate-bar.tsx';
import own from './own.module.css';
import type { OwnRow } from './own-rows.ts';

type OwnChartProps = {
  title: string;
  /** The heading of the first column. */
  label: string;
  rows: readonly OwnRow[];
};

/** One's own figures, with the rate as a bar where the games are enough for one. */
export function OwnChart({ title, label, rows }: OwnChartProps) {
  const charted = rows.map(({ key, name, figure, faction }) => ({
    key,
    faction,
    name,
    won: (
      <>
        {figure.rate !== null && <RateBar rate={figure.rate} />}
        <FigureWords figure={figure} />
      </>
    ),
    games: figure.games,
  }));
  return <FigureChart title={title} label={label} rows={charted} />;
}

/** Won, drawn and lost games, and the average difference of the scores. */
function FigureWords({ figure: { wins, draws, losses, difference } }: { figure: OwnFigure }) {
  const { i18n } = useLingui();
  const average = i18n.number(difference, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  return (
    <div className={own.words}>
      <span>
        <Trans>
          {wins} won, {draws} drawn, {losses} lost
        </Trans>
      </span>{' '}
      <span>
        <Trans>Ø difference {average}</Trans>
      </span>
    </div>
  );
}
