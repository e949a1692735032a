import { useLingui } from '@lingui/react/macro';
import type { MissionsState } from '#data/use-missions.ts';
import { localName } from '#domain/catalogue/localise.ts';
import type { Period } from '#data/statistics/game-statistics.ts';
import { Select } from '#ui/select/select.tsx';
import styles from './statistics.module.css';
import type { useGameFilters } from './use-game-filters.ts';

type GameFiltersProps = {
  model: ReturnType<typeof useGameFilters>;
  missions: MissionsState;
};

/** The choice of games: a period, a mission and a feat. Each lives in the address. */
export function GameFilters({ model: { filters, change }, missions }: GameFiltersProps) {
  const { t } = useLingui();
  const { library, language } = missions;
  const named = (all: readonly { readonly id: string; readonly name: string; readonly names: object }[]) =>
    all.map((each) => ({ value: each.id, label: localName(each, language) }));
  return (
    <div className={styles.filters}>
      <Select<Period>
        label={t`Period`}
        value={filters.period}
        items={[
          { value: 'all', label: t`All time` },
          { value: 'year', label: t`Last 12 months` },
          { value: 'quarter', label: t`Last 90 days` },
        ]}
        onValueChange={(period) => change({ period })}
      />
      <Select<string>
        label={t`Mission`}
        value={filters.mission ?? ''}
        items={[{ value: '', label: t`All missions` }, ...named(library?.missions ?? [])]}
        onValueChange={(mission) => change({ mission: mission === '' ? null : mission })}
      />
      <Select<string>
        label={t`Feat`}
        value={filters.feat ?? ''}
        items={[{ value: '', label: t`All feats` }, ...named(library?.feats ?? [])]}
        onValueChange={(feat) => change({ feat: feat === '' ? null : feat })}
      />
    </div>
  );
}
