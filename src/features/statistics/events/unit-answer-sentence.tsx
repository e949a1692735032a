import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { factionName } from '#data/faction-summaries.ts';
import type { UnitAnswer } from '#domain/statistics/played.ts';
import { useLanguage } from '#platform/use-language.ts';
import styles from '../statistics.module.css';
import { usePercent } from '../use-percent.ts';
import { playedName } from './played-rows.ts';

type UnitAnswerSentenceProps = { answer: UnitAnswer; faction: string };

/** The answer about the units of a faction in a sentence. */
export function UnitAnswerSentence(props: UnitAnswerSentenceProps) {
  return (
    <p className={styles.sentence}>
      <Sentence {...props} />
    </p>
  );
}

function Sentence({ answer, faction }: UnitAnswerSentenceProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const percent = usePercent();
  if (answer.code === 'no-lists')
    return <Trans>No list of this faction was played at an event that shows its lists.</Trans>;
  if (answer.code === 'few') {
    const lists = t`${plural(answer.lists, { one: '# played list', other: '# played lists' })}`;
    const players = t`${plural(answer.players, { one: '# player', other: '# players' })}`;
    return (
      <Trans>
        Too few games to compare units: {lists} of {players} so far.
      </Trans>
    );
  }
  if (answer.code === 'alike') {
    const units = t`${plural(answer.compared, { one: '# unit', other: '# units' })}`;
    return <Trans>Games with and without a unit show no difference: the ranges of {units} overlap.</Trans>;
  }
  const unit = <strong>{playedName(faction, answer.unit, language)}</strong>;
  const name = factionName(faction, language) ?? faction;
  const [held, other] = [percent(answer.with.share), percent(answer.without.share)];
  if (answer.code === 'more')
    return (
      <Trans>
        {name} wins more often with {unit} ({held}) than without ({other}): the ranges do not overlap.
      </Trans>
    );
  return (
    <Trans>
      {name} wins less often with {unit} ({held}) than without ({other}): the ranges do not overlap.
    </Trans>
  );
}
