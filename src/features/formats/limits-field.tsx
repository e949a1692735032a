import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { limitChoices, limitNames } from '#components/format-verdict/limit-names.ts';
import { SearchedField } from '#components/searched-field/searched-field.tsx';
import { foldText } from '#domain/catalogue/fold.ts';
import { type FormatLimit, MOST_COPIES, MOST_LIMITS } from '#domain/formats/format.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { Stepper } from '#ui/stepper/stepper.tsx';
import styles from './formats.module.css';

type LimitsFieldProps = {
  limits: readonly FormatLimit[];
  onChange: (limits: readonly FormatLimit[]) => void;
};

/** The units and keywords that a format limits or bans, found by typing. */
export function LimitsField({ limits, onChange }: LimitsFieldProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const choices = limitChoices(language);
  const search = foldText(typed.trim());
  const found = choices
    .filter(({ of, id }) => !limits.some((limit) => limit.of === of && limit.id === id))
    .filter(({ label }) => search !== '' && foldText(label).includes(search))
    .map(({ of, id, label, note }) => ({
      value: `${of} ${id}`,
      label,
      note: note ?? t`Keyword or characteristic`,
    }));
  const add = (value: string) => {
    const choice = choices.find(({ of, id }) => `${of} ${id}` === value);
    setTyped('');
    if (choice !== undefined) onChange([...limits, { of: choice.of, id: choice.id, max: 0 }]);
  };
  const isFull = limits.length >= MOST_LIMITS;
  return (
    <div role="group" aria-label={t`Limits and bans`} className={styles.part}>
      <SearchedField
        label={t`Limits and bans`}
        hint={
          isFull ? t`A format has ${MOST_LIMITS} limits at most.` : t`Search a unit or a keyword. 0 bans it.`
        }
        value={typed}
        onValueChange={setTyped}
        found={isFull ? [] : found}
        onChoose={add}
        actOf={(name) => t`Limit ${name}`}
      />
      {limits.length > 0 && <LimitRows limits={limits} onChange={onChange} />}
    </div>
  );
}

function LimitRows({ limits, onChange }: LimitsFieldProps) {
  const { t } = useLingui();
  const names = limitNames(useLanguage());
  const label = t`Limits and bans`;
  const put = (limit: FormatLimit, max: number) =>
    onChange(limits.map((each) => (each === limit ? { ...limit, max } : each)));
  return (
    <ul className={styles.limits} aria-label={t`Chosen: ${label}`}>
      {limits.map((limit) => {
        const { of, id, max } = limit;
        const name = names[of](id);
        return (
          <li key={`${of} ${id}`}>
            <span className={styles.limitName}>
              {name}
              <span className={styles.short}>
                {max === 0 ? <Trans>none allowed</Trans> : <Trans>at most</Trans>}
              </span>
            </span>
            <Stepper
              value={max}
              max={MOST_COPIES}
              label={t`At most: ${name}`}
              incrementLabel={t`One more ${name}`}
              decrementLabel={t`One ${name} less`}
              onIncrement={() => put(limit, max + 1)}
              onDecrement={() => put(limit, max - 1)}
            />
            <Button
              variant="quiet"
              iconOnly
              icon="close"
              label={t`Remove ${name}`}
              onClick={() => onChange(limits.filter((each) => each !== limit))}
            />
          </li>
        );
      })}
    </ul>
  );
}
