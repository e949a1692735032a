import { useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { Select } from '#ui/select/select.tsx';
import styles from '../statistics.module.css';

/** Returns the season of the address, null for that which runs, and a function to choose one. */
export function useSeason() {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('season');
  return {
    season: asked !== null && /^20\d\d-0[17]-01$/.test(asked) ? asked : null,
    choose: (season: string) => setSearch({ season }, { replace: true, preventScrollReset: true }),
  };
}

type SeasonSelectProps = {
  /** The season that is shown, by its first day. */
  shown: string;
  /** Seasons with rated players. */
  seasons: readonly string[];
  onChoose: (season: string) => void;
};

/** Chooses a half-year, the newest first. */
export function SeasonSelect({ shown, seasons, onChoose }: SeasonSelectProps) {
  const { t } = useLingui();
  const all = [...new Set([shown, ...seasons])].toSorted().toReversed();
  const label = (season: string) => {
    const year = season.slice(0, 4);
    return season.endsWith('-01-01') ? t`First half of ${year}` : t`Second half of ${year}`;
  };
  return (
    <div className={styles.filters}>
      <Select<string>
        label={t`Season`}
        value={shown}
        items={all.map((season) => ({ value: season, label: label(season) }))}
        onValueChange={onChoose}
      />
    </div>
  );
}
