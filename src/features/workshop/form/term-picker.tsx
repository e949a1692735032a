import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { SearchedField } from '#components/searched-field/searched-field.tsx';
import { catalogue } from '#data/catalogue.ts';
import { foldText } from '#domain/catalogue/fold.ts';
import { localTerm } from '#domain/catalogue/localise.ts';
import { parseTerm } from '#domain/catalogue/texts/term.ts';
import type { TermKind } from '#domain/catalogue/types.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import styles from './form.module.css';
import { useFieldTexts, useWorkshop } from './workshop-form.ts';

type TermPickerProps = {
  label: string;
  path: string;
  /** The kinds of terms that may stand here, the likeliest first. */
  kinds: readonly TermKind[];
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
};

/** Rule words of a card, found in the glossary; each has a field for the text of its brackets. */
export function TermPicker({ label, path, kinds, value, onChange }: TermPickerProps) {
  const { t } = useLingui();
  const { sources } = useWorkshop();
  const language = useLanguage();
  const textsOf = useFieldTexts();
  const [typed, setTyped] = useState('');
  const terms = kinds.flatMap((kind) =>
    sources.glossary
      .filter((each) => each.kind === kind)
      .flatMap(({ value: all }) => all.map((term) => ({ kind, term }))),
  );
  const termOf = (printed: string) => terms.find(({ term }) => term.id === parseTerm(printed).id);
  // “Join (Orc)” finds Join and brings its value along.
  const wanted = parseTerm(typed);
  const search = foldText(wanted.base.replace(/\(.*$/u, '').trim());
  const found = terms
    .filter(({ term }) => !value.some((each) => parseTerm(each).id === term.id))
    .map(({ kind, term }) => ({ value: term.name, label: localTerm(catalogue, kind, term.name, language) }))
    .filter(({ value: name, label: local }) => search !== '' && foldText(`${name} ${local}`).includes(search))
    .map((each) => (each.label === each.value ? each : { ...each, note: each.value }))
    .toSorted((one, other) => startsLater(one.label, search) - startsLater(other.label, search));
  const add = (name: string) => {
    onChange([...value, wanted.value === null ? name : `${name} (${wanted.value})`]);
    setTyped('');
  };
  const setAt = (at: number, printed: string) =>
    onChange(value.map((each, place) => (place === at ? printed : each)));
  return (
    <div className={styles.terms} role="group" aria-label={label}>
      <SearchedField
        label={label}
        {...textsOf(path, t`Search the glossary. Keep the order of the card.`)}
        value={typed}
        onValueChange={setTyped}
        found={found}
        onChoose={add}
        actOf={(name) => t`Add ${name}`}
      />
      {value.length > 0 && (
        <ul className={styles.picked} aria-label={t`Chosen: ${label}`}>
          {value.map((printed, at) => {
            const { base, id } = parseTerm(printed);
            const brackets = bracketsOf(printed);
            const term = termOf(printed);
            const name = localTerm(catalogue, term?.kind ?? 'keywords', base, language);
            const hasBrackets = term?.term.value !== undefined || brackets !== null;
            return (
              <li key={id} className={styles.pick}>
                <span className={styles.pickName}>{name}</span>
                {hasBrackets && (
                  <TextField
                    label={t`In brackets behind ${name}`}
                    hideLabel
                    className={styles.brackets}
                    placeholder={t`in brackets`}
                    lang="en"
                    value={brackets ?? ''}
                    onValueChange={(text) => setAt(at, text.trim() === '' ? base : `${base} (${text})`)}
                  />
                )}
                <Button
                  variant="quiet"
                  iconOnly
                  icon="close"
                  label={t`Remove ${name}`}
                  onClick={() => onChange(value.filter((_, place) => place !== at))}
                />
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

/** The text in the brackets as it is typed, blanks and all; null without brackets. */
function bracketsOf(printed: string): string | null {
  return /\((?<text>.*)\)$/u.exec(printed)?.groups?.['text'] ?? null;
}

function startsLater(label: string, search: string): number {
  return foldText(label).startsWith(search) ? 0 : 1;
}
