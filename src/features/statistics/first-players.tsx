import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type BeganAnswer, beganAnswer } from '#domain/statistics/answer.ts';
import { winRate } from '#domain/statistics/rates.ts';
import type { SideFigure } from '#domain/statistics/types.ts';
import { FigureChart } from './figure-chart.tsx';
import { RateCell } from './rate-chart.tsx';
import styles from './statistics.module.css';
import { Section } from './statistics-section.tsx';
import { usePercent } from './use-percent.ts';

/** The answer to whether it pays to begin, and the rate that it stands on. */
export function FirstPlayers({ figure }: { figure: SideFigure }) {
  const { t } = useLingui();
  const row = {
    key: 'began',
    faction: null,
    name: t`The player who began`,
    won: <RateCell rate={winRate(figure)} />,
    games: figure.games,
  };
  return (
    <Section title={t`Who began`}>
      <p className={styles.sentence}>
        <Sentence answer={beganAnswer(figure)} />
      </p>
      {figure.games > 0 && <FigureChart title={t`Who began`} label={t`Player`} rows={[row]} />}
    </Section>
  );
}

function Sentence({ answer }: { answer: BeganAnswer }) {
  const { t } = useLingui();
  const percent = usePercent();
  if (answer.code === 'few') {
    const games = t`${plural(answer.games, { one: '# game', other: '# games' })}`;
    return <Trans>Too few games say who began: {games} so far.</Trans>;
  }
  const share = percent(answer.rate.share);
  if (answer.code === 'even')
    return <Trans>It makes no difference that the games show ({share}): half lies within the range.</Trans>;
  if (answer.code === 'more') return <Trans>Whoever begins wins more often ({share}).</Trans>;
  return <Trans>Whoever begins wins less often ({share}).</Trans>;
}
