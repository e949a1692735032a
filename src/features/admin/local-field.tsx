import { useLingui } from '@lingui/react/macro';
import type { StoredLanguage } from '#domain/catalogue/types.ts';
import { TextArea } from '#ui/text-area/text-area.tsx';
import styles from './admin.module.css';

type LocalFieldProps = {
  /** The common label of the three fields: `Title`. */
  label: string;
  rows: number;
  texts: Readonly<Record<StoredLanguage, string>>;
  /** The default texts, shown while a field is empty. */
  placeholders?: Readonly<Record<StoredLanguage, string>>;
  onChange: (language: StoredLanguage, text: string) => void;
};

/** One text in three languages side by side; a missing translation is marked. */
export function LocalField({ label, rows, texts, placeholders, onChange }: LocalFieldProps) {
  const { t } = useLingui();
  const languages = [
    ['en', t`English`],
    ['es', t`Spanish`],
    ['fr', t`French`],
  ] as const;
  return (
    <div className={styles.languages}>
      {languages.map(([language, name]) => (
        <TextArea
          key={language}
          lang={language}
          className={rows >= 8 ? styles.tall : undefined}
          label={`${label} · ${name}`}
          rows={rows}
          value={texts[language]}
          onValueChange={(text) => onChange(language, text)}
          {...(placeholders === undefined
            ? {
                hint:
                  language !== 'en' && texts[language].trim() === ''
                    ? t`Missing: players read the English text.`
                    : undefined,
              }
            : { placeholder: placeholders[language] })}
        />
      ))}
    </div>
  );
}
