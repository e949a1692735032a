import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { RollDrawing } from '#components/roll-drawing/roll-drawing.tsx';
import { catalogue, unitTypeName } from '#data/catalogue.ts';
import { localTerm } from '#domain/catalogue/localise.ts';
import { DICE, type RollPart, SYMBOLS } from '#domain/catalogue/profile.ts';
import type { ChangedField } from '#domain/catalogue/release/differences.ts';
import { type Language, type TermKind, UNIT_TYPES } from '#domain/catalogue/types.ts';
import { useLanguage } from '#platform/use-language.ts';
import type { PlaceNames } from '#platform/words/mission-numbers.ts';
import { fieldWords } from './field-words.ts';
import styles from './unit-differences.module.css';

type UnitDifferencesProps = {
  fields: readonly ChangedField[];
  /** Of a mission or feat. */
  names?: PlaceNames;
};

/**
 * The fields of a unit, or of anything of the catalogue, that two versions have otherwise, each
 * before and after, in words.
 */
export function UnitDifferences({ fields, names }: UnitDifferencesProps) {
  const { t } = useLingui();
  return (
    <dl className={styles.list}>
      {fields.map(({ field, before, after }) => (
        <div key={field} className={styles.field}>
          <dt>{fieldWords(field, t, names)}</dt>
          <dd>
            {before !== undefined && before !== null && (
              <>
                <del className={styles.before}>
                  <FieldValue field={field} value={before} />
                </del>{' '}
              </>
            )}
            {after === undefined || after === null ? (
              <span className={styles.none}>
                <Trans>not known</Trans>
              </span>
            ) : (
              <ins className={styles.after}>
                <FieldValue field={field} value={after} />
              </ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const ROLLS = /(?:^|\.)(?:dice|stress_mod|cost|willpower)$/u;
const PARTS: readonly string[] = [...DICE, ...SYMBOLS];

/** A value of a field, its dice drawn. */
export function FieldValue({ field, value }: { field: string; value: unknown }): ReactNode {
  const { t } = useLingui();
  const language = useLanguage();
  if (typeof value === 'boolean') return value ? t`Yes` : t`No`;
  if (Array.isArray(value) && ROLLS.test(field)) {
    const parts = value.filter((part): part is RollPart => PARTS.includes(String(part)));
    const isAdded = value[0] === '+';
    if (parts.length === 0) return t`no dice`;
    return (
      <>
        {isAdded && '+'}
        <RollDrawing roll={parts} />
      </>
    );
  }
  return <span className={styles.text}>{textOf(inLanguage(field, value, language))}</span>;
}

/** The glossary's kinds of the words in a field. What a list remembers as keywords are both. */
const KINDS: Readonly<Record<string, readonly TermKind[]>> = {
  keywords: ['keywords', 'characteristics'],
  characteristics: ['characteristics'],
  specialRules: ['special-rules'],
};

/** Rule words and the type of a unit in the reader's language; other values as they are. */
function inLanguage(field: string, value: unknown, language: Language): unknown {
  if (field === 'type') {
    const type = UNIT_TYPES.find((each) => each === value);
    return type === undefined ? value : unitTypeName(type, language);
  }
  const kinds = KINDS[field];
  if (kinds === undefined || !Array.isArray(value)) return value;
  return value.map((word: unknown) => {
    if (typeof word !== 'string') return word;
    const told = kinds.map((kind) => localTerm(catalogue, kind, word, language));
    return told.find((each) => each !== word) ?? word;
  });
}

/** A value in words; of a whole row or skill, what stands in it. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(textOf).join(', ');
  if (typeof value === 'object' && value !== null) {
    const told = Object.values(value).filter((each) => each !== null && each !== false);
    return told.map(textOf).join(' · ');
  }
  return String(value);
}
