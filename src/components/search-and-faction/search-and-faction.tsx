import { useLingui } from '@lingui/react/macro';
import { type ComponentProps, useState } from 'react';
import { factionsByName } from '#data/faction-summaries.ts';
import { localName } from '#domain/catalogue/localise.ts';
import { useLanguage } from '#platform/use-language.ts';
import { classNames } from '#ui/class-names.ts';
import { Select } from '#ui/select/select.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import styles from './search-toolbar.module.css';

/** A row for the search, its faction, an order and buttons for more; on a phone it is two rows. */
export function SearchToolbar({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(styles.toolbar, className)} />;
}

type SearchAndFaction = { readonly search: string; readonly faction: string | null };

type SearchAndFactionProps = {
  label: string;
  placeholder: string;
  maxLength: number;
  value: SearchAndFaction;
  onChange: (next: Partial<SearchAndFaction>) => void;
};

/** The search field and the faction at the head of a toolbar. Both live in the address. */
export function SearchAndFaction({ value, onChange, ...words }: SearchAndFactionProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const factions = factionsByName(language).map((faction) => ({
    value: faction.id as string,
    label: localName(faction, language),
  }));
  return (
    <>
      <SearchField {...words} value={value.search} onValueChange={(search) => onChange({ search })} />
      <Select<string>
        label={t`Faction`}
        value={value.faction ?? ''}
        items={[{ value: '', label: t`All factions` }, ...factions]}
        onValueChange={(faction) => onChange({ faction: faction === '' ? null : faction })}
      />
    </>
  );
}

type SearchFieldProps = {
  label: string;
  placeholder: string;
  maxLength: number;
  value: string;
  onValueChange: (text: string) => void;
};

/** The address follows the keys a moment later. Any other change of it replaces the typed text. */
function SearchField({ value, onValueChange, ...words }: SearchFieldProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState<{ text: string; ours: readonly string[] } | null>(null);
  if (typed?.text === value) setTyped(null);
  const type = (text: string) => {
    setTyped((before) => ({ text, ours: [...(before?.ours ?? []), value, text] }));
    onValueChange(text);
  };
  return (
    <form role="search" onSubmit={(event) => event.preventDefault()}>
      <TextField
        {...words}
        type="search"
        hideLabel
        icon="search"
        clearLabel={t`Clear search`}
        value={typed?.ours.includes(value) === true ? typed.text : value}
        onValueChange={type}
      />
    </form>
  );
}
