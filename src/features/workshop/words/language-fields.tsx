import { useLingui } from '@lingui/react/macro';
import type { Language } from '#domain/catalogue/types.ts';
import { MOST_LETTERS } from '#domain/catalogue/plain-schemas.ts';
import {
  NO_WORDS,
  type Words,
  WORDS_FIELDS,
  type WordsField,
  type WordsSection,
} from '#domain/catalogue/workshop/words-draft.ts';
import { TextArea } from '#ui/text-area/text-area.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import styles from '../workshop.module.css';
import { FIELD_WORDS, LANGUAGE_WORDS } from './field-labels.ts';

type LanguageFieldsProps = {
  section: WordsSection;
  language: Language;
  words: Words | undefined;
  /** The hint and the error of the field at a fault's path. */
  textsOf: (path: string, hint?: string) => { hint?: string; error?: string };
  onChange: (field: WordsField, typed: string) => void;
};

/** The words in one language, each with its bound under it. */
export function LanguageFields(props: LanguageFieldsProps) {
  const { section, language, words = NO_WORDS, textsOf, onChange } = props;
  const { t } = useLingui();
  const hintOf = useHints(language);
  return (
    <fieldset className={styles.panel}>
      <legend>{t(LANGUAGE_WORDS[language])}</legend>
      {WORDS_FIELDS[section].map((field) => {
        const texts = {
          label: t(FIELD_WORDS[field]),
          lang: language,
          value: words[field],
          onValueChange: (typed: string) => onChange(field, typed),
          ...textsOf(`${language}.${field}`, hintOf(field)),
        };
        return field === 'text' ? (
          <TextArea key={field} {...texts} rows={3} />
        ) : (
          <TextField key={field} {...texts} />
        );
      })}
    </fieldset>
  );
}

function useHints(language: Language): (field: WordsField) => string {
  const { t } = useLingui();
  const most = MOST_LETTERS;
  const isEnglish = language === 'en';
  return (field) => {
    switch (field) {
      case 'name':
        return isEnglish
          ? t`As printed, at most ${most.name} characters.`
          : t`At most ${most.name} characters. Leave it blank when you do not know it.`;
      case 'text':
        return isEnglish
          ? t`In your own words, at most ${most.text} characters.`
          : t`At most ${most.text} characters. Leave it blank when you do not know it.`;
      case 'value':
        return t`Only for terms with a value, such as “Dispel (2)”. At most ${most.value} characters.`;
    }
  };
}
