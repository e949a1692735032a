import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { officeTextsQuery } from '#data/admin/texts.ts';
import type { Language } from '#domain/catalogue/types.ts';
import { Select } from '#ui/select/select.tsx';
import styles from '../admin.module.css';
import { TextPreview } from './text-preview.tsx';

/** A preview of a text in each language; a missing translation shows the English text. */
export function Previews({ texts }: { texts: Readonly<Record<Language, string>> }) {
  return (
    <section className={styles.panel}>
      <h2>
        <Trans>Preview</Trans>
      </h2>
      <div className={styles.languages}>
        {(['en', 'es', 'fr'] as const).map((language) => (
          <TextPreview
            key={language}
            language={language}
            text={texts[language].trim() === '' ? texts.en : texts[language]}
          />
        ))}
      </div>
    </section>
  );
}

/** The chapter that a new section belongs to. */
export function ChapterField({ value, onChange }: { value: string | null; onChange: (id: string) => void }) {
  const { t } = useLingui();
  const { data = [] } = useQuery(officeTextsQuery('chapters'));
  return (
    <Select
      showLabel
      label={t`Chapter`}
      value={value}
      placeholder={t`Choose a chapter`}
      items={data.map(({ id, fields }) => ({ value: id, label: fields['title']?.en ?? id }))}
      onValueChange={onChange}
    />
  );
}
