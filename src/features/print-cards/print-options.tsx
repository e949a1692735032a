import { useLingui } from '@lingui/react/macro';
import { LANGUAGES, type Language } from '#domain/catalogue/types.ts';
import type { Paper } from '#platform/paths.ts';
import { ToggleGroup } from '#ui/toggle-group/toggle-group.tsx';
import type { Copies } from './sheets.ts';

/** The name of each language in that language. */
const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', es: 'Español', fr: 'Français' };

type PrintOptionsProps = {
  paper: Paper;
  setPaper: (paper: Paper) => void;
  copies: Copies;
  setCopies: (copies: Copies) => void;
  language: Language;
  setLanguage: (language: Language) => void;
};

/** The print options: paper, number of cards, language. */
export function PrintOptions(props: PrintOptionsProps) {
  const { paper, setPaper, copies, setCopies, language, setLanguage } = props;
  const { t } = useLingui();
  return (
    <>
      <ToggleGroup
        label={t`Paper`}
        value={paper}
        onValueChange={setPaper}
        items={[
          { value: 'a4', label: t`A4` },
          { value: 'letter', label: t`Letter` },
        ]}
      />
      <ToggleGroup
        label={t`Copies`}
        value={copies}
        onValueChange={setCopies}
        items={[
          { value: 'one', label: t`One of each` },
          { value: 'as-in-list', label: t`As in the list` },
        ]}
      />
      <ToggleGroup
        label={t`Language of the cards`}
        value={language}
        onValueChange={setLanguage}
        items={LANGUAGES.map((each) => ({ value: each, label: LANGUAGE_NAMES[each] }))}
      />
    </>
  );
}
