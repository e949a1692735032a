import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { factionName } from '#data/faction-summaries.ts';
import type { Answer } from '#domain/statistics/answer.ts';
import { useLanguage } from '#platform/use-language.ts';
import styles from './statistics.module.css';
import { usePercent } from './use-percent.ts';

/** The answer to the page's question in a sentence. */
export function AnswerSentence({ answer }: { answer: Answer }) {
  return (
    <p className={styles.answer} role="status">
      <Sentence answer={answer} />
    </p>
  );
}

function Sentence({ answer }: { answer: Answer }) {
  const { t } = useLingui();
  const language = useLanguage();
  const percent = usePercent();
  if (answer.code === 'no-games') return <Trans>No confirmed games here yet.</Trans>;
  if (answer.code === 'few') {
    const games = t`${plural(answer.games, { one: '# confirmed game', other: '# confirmed games' })}`;
    const players = t`${plural(answer.players, { one: '# player', other: '# players' })}`;
    return (
      <Trans>
        Too few games to compare factions: {games} of {players} so far.
      </Trans>
    );
  }
  if (answer.code === 'alike') {
    const { compared } = answer;
    return (
      <Trans>
        The games show no difference between the {compared} factions that have enough of them: their ranges
        overlap.
      </Trans>
    );
  }
  const { more, less } = answer;
  const moreName = <strong>{factionName(more.faction, language) ?? more.faction}</strong>;
  const lessName = <strong>{factionName(less.faction, language) ?? less.faction}</strong>;
  const [moreRate, lessRate] = [percent(more.rate.share), percent(less.rate.share)];
  return (
    <Trans>
      {moreName} wins more often ({moreRate}) than {lessName} ({lessRate}): their ranges do not overlap.
    </Trans>
  );
}
