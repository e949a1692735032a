import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { factionName } from '#data/faction-summaries.ts';
import { contrastOf, ownAnswer } from '#domain/statistics/own/own-answer.ts';
import { useLanguage } from '#platform/use-language.ts';
import styles from '../statistics.module.css';
import { usePercent, useRange } from '../use-percent.ts';
import type { ReadGame } from './own-rows.ts';

/** The answer to the page's question in a sentence or two. */
export function OwnAnswerSentence({ games }: { games: readonly ReadGame[] }) {
  return (
    <p className={styles.answer} role="status">
      <Sentence games={games} /> <ContrastSentence games={games} />
    </p>
  );
}

function Sentence({ games }: { games: readonly ReadGame[] }) {
  const { t } = useLingui();
  const percent = usePercent();
  const rangeOf = useRange();
  const answer = ownAnswer(games);
  if (answer.code === 'no-games') return <Trans>No recorded games here yet.</Trans>;
  if (answer.code === 'few') {
    const { games: played, wins } = answer.figure;
    const all = t`${plural(played, { one: '# game', other: '# games' })}`;
    const missing = t`${plural(answer.missing, { one: '# more game with a winner', other: '# more games with a winner' })}`;
    return (
      <Trans>
        You won {wins} of {all}. A win rate needs {missing}.
      </Trans>
    );
  }
  const rate = <strong>{percent(answer.rate.share)}</strong>;
  const range = rangeOf(answer.rate);
  const { decided } = answer;
  if (answer.code === 'more')
    return (
      <Trans>
        You win more often than you lose: {rate} of {decided} games with a winner (range {range}).
      </Trans>
    );
  if (answer.code === 'less')
    return (
      <Trans>
        You lose more often than you win: you won {rate} of {decided} games with a winner (range {range}).
      </Trans>
    );
  return (
    <Trans>
      You win about as often as you lose: {rate} of {decided} games with a winner. Half lies within the range
      ({range}).
    </Trans>
  );
}

/** Names two factions of rivals, or two of the player, that differ for sure. */
function ContrastSentence({ games }: { games: readonly ReadGame[] }) {
  const language = useLanguage();
  const named = (key: string) => <strong>{factionName(key, language) ?? key}</strong>;
  const rivals = contrastOf(games, ({ rivalFaction }) => rivalFaction);
  if (rivals !== null) {
    const [best, worst] = [named(rivals.best), named(rivals.worst)];
    return (
      <Trans>
        You win more often against {best} than against {worst}.
      </Trans>
    );
  }
  const own = contrastOf(games, ({ faction }) => faction);
  if (own === null) return null;
  const [best, worst] = [named(own.best), named(own.worst)];
  return (
    <Trans>
      You win more often with {best} than with {worst}.
    </Trans>
  );
}
