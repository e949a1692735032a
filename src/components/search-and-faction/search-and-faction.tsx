import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { factionsByName } from '#data/faction-summaries.ts';
import { localName } from '#domain/catalogue/localise.ts';
import { useLanguage } from '#platform/use-language.ts';
import { classNames } from '#ui/class-names.ts';
import { Select } from '#ui/select/select.tsx';
import { SearchField } from '../search-field/search-field.tsx';
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
