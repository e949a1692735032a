import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { catalogue } from '#data/catalogue.ts';
import { portraitOf } from '#data/profiles/portrait.ts';
import { localName, localTerm } from '#domain/catalogue/localise.ts';
import type { Language, Unit } from '#domain/catalogue/types.ts';
import type { Fitting } from '#domain/completion/what-fits.ts';
import type { Aspect } from '#domain/completion/yardstick.ts';
import { Button } from '#ui/button/button.tsx';
import { Avatar } from '#ui/portrait/avatar.tsx';
import { ASPECT_WORDS } from './aspect-words.ts';
import styles from './fits-dialog.module.css';

type FittingUnitsProps = {
  fits: readonly Fitting[];
  language: Language;
  onAdd: (unit: Unit, button: HTMLElement) => void;
};

/** The units that fit, the one that the list lacks most first. */
export function FittingUnits({ fits, language, onAdd }: FittingUnitsProps) {
  const { t } = useLingui();
  const id = useId();
  const wordOf = ({ kind, id: aspect }: Aspect) => {
    const word = ASPECT_WORDS[aspect];
    return kind === 'keyword' || word === undefined
      ? localTerm(catalogue, 'keywords', aspect, language)
      : t(word);
  };
  return (
    <section>
      <h3 id={id} className={styles.title}>
        <Plural value={fits.length} _0="No unit fits" one="# unit fits" other="# units fit" />
      </h3>
      {fits.length > 0 && (
        <p className={styles.hint}>
          <Trans>First what your list lacks most.</Trans>
        </p>
      )}
      <ul className={styles.units} aria-labelledby={id}>
        {fits.map(({ unit, brings }) => {
          const name = localName(unit, language);
          const words = new Intl.ListFormat(language, { type: 'unit' }).format(brings.map(wordOf));
          return (
            <li key={unit.id} className={styles.unit}>
              <Avatar {...portraitOf(unit)} size={44} />
              <div className={styles.about}>
                <span className={styles.name}>{name}</span>
                <span className={styles.facts}>
                  <Trans>{unit.points} pts</Trans>
                  {unit.command > 0 && (
                    <>
                      {' · '}
                      <Trans>{unit.command} CP</Trans>
                    </>
                  )}
                  {words !== '' && ` · ${words}`}
                </span>
              </div>
              <Button
                iconOnly
                icon="plus"
                label={t`Add ${name}`}
                onClick={({ currentTarget }) => onAdd(unit, currentTarget)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
