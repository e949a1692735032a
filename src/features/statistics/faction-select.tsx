import { useLingui } from '@lingui/react/macro';
import { factionName } from '#data/faction-summaries.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Select } from '#ui/select/select.tsx';
import styles from './statistics.module.css';

type FactionSelectProps = {
  chosen: string;
  factions: readonly string[];
  onChoose: (faction: string) => void;
};

/** The choice of the faction whose units show. */
export function FactionSelect({ chosen, factions, onChoose }: FactionSelectProps) {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <div className={styles.filters}>
      <Select<string>
        label={t`Faction`}
        value={chosen}
        items={factions.map((id) => ({ value: id, label: factionName(id, language) ?? id }))}
        onValueChange={onChoose}
      />
    </div>
  );
}
