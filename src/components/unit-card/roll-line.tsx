import { useLingui } from '@lingui/react/macro';
import { RollDrawing } from '#components/roll-drawing/roll-drawing.tsx';
import { cardWords } from '#data/card-words-by-language.ts';
import { catalogue } from '#data/catalogue.ts';
import { effectSentence } from '#domain/catalogue/effect-sentence.ts';
import { parseEffect } from '#domain/catalogue/effects.ts';
import { localTerm } from '#domain/catalogue/localise.ts';
import type { Roll, RollPart, Switch } from '#domain/catalogue/profile.ts';
import { useLanguage } from '#platform/use-language.ts';
import styles from './roll-line.module.css';
import { Unknown } from './card-stats.tsx';

type RollLineProps = {
  label: string;
  roll: Roll;
  /** True for dice that joining adds to another unit's roll. */
  isAdded?: boolean;
};

/** One line of dice with its modifier, and under it what its symbols buy. */
export function RollLine({ label, roll, isAdded = false }: RollLineProps) {
  const { t } = useLingui();
  const { dice, stress_mod: modifier, switches = [] } = roll;
  const isEmpty = dice.length === 0 && modifier === undefined && switches.length === 0;
  return (
    <div className={styles.line} role="group" aria-label={label}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <div className={styles.roll}>
        {isAdded && dice.length > 0 && <Plus />}
        <RollDrawing roll={dice} />
        {isEmpty && <Unknown reason={t`no dice`} />}
        {modifier !== undefined && <StressModifier parts={modifier} />}
      </div>
      {switches.length > 0 && (
        <ul className={styles.switches} aria-label={t`Switches`}>
          {switches
            .map((bought, at) => ({ bought, key: `${at} ${bought.effect}` }))
            .map(({ bought, key }) => (
              <SwitchLine key={key} bought={bought} />
            ))}
        </ul>
      )}
    </div>
  );
}

function Plus() {
  return <span className={styles.plus}>+</span>;
}

function StressModifier({ parts }: { parts: readonly RollPart[] }) {
  const { t } = useLingui();
  return (
    <span
      className={styles.modifier}
      role="group"
      aria-label={t`For 1 stress, add`}
      title={t`For 1 stress, add`}
    >
      <svg className={styles.bolt} viewBox="0 0 24 24" aria-hidden="true">
        <path d="M14 1L4 14h6.5L9 23l11-13.5h-7z" />
      </svg>
      <Plus />
      {parts.length === 0 ? <Unknown /> : <RollDrawing roll={parts} />}
    </span>
  );
}

function SwitchLine({ bought }: { bought: Switch }) {
  const language = useLanguage();
  const sentence = effectSentence(parseEffect(bought.effect), {
    language,
    words: cardWords(language),
    term: (kind, printed) => localTerm(catalogue, kind, printed, language),
  });
  return (
    <li className={styles.switch}>
      <span className={styles.cost}>
        <RollDrawing roll={bought.cost} />
      </span>
      <span>{sentence}</span>
    </li>
  );
}
