import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useStore } from 'zustand';
import { SearchToolbar } from '#components/search-and-faction/search-and-faction.tsx';
import { catalogue } from '#data/catalogue.ts';
import { collectionStore } from '#data/collection/collection-store.ts';
import { factionsByName } from '#data/faction-summaries.ts';
import { rememberedFaction } from '#data/lists/last-faction.ts';
import { localName } from '#domain/catalogue/localise.ts';
import { unitKey } from '#domain/catalogue/lookup.ts';
import { countCopies } from '#domain/collection/collection.ts';
import { sortUnits } from '#domain/roster/find/sort.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Select } from '#ui/select/select.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import styles from './collection.module.css';
import { OwnedRow } from './owned-row.tsx';

/** The units of one faction, to step through and count. */
export function OwnedUnits() {
  const { t } = useLingui();
  const language = useLanguage();
  const collection = useStore(collectionStore, (state) => state.value);
  const [faction, setFaction] = useState(rememberedFaction);
  const [isOwnedOnly, setOwnedOnly] = useState(false);
  const [openUnit, setOpenUnit] = useState<string | null>(null);
  const units = sortUnits(catalogue.unitsByFaction.get(faction) ?? [], 'name-asc', language).filter(
    (unit) => !isOwnedOnly || Object.hasOwn(collection, unitKey(unit.faction, unit.id)),
  );
  const { owned } = countCopies(collection);
  const factions = factionsByName(language).map((each) => ({
    value: each.id,
    label: localName(each, language),
  }));
  return (
    <section className={styles.section} aria-label={t`Units`}>
      <SearchToolbar className={styles.toolbar}>
        <Select label={t`Faction`} value={faction} items={factions} onValueChange={setFaction} />
        <Switch
          className={styles.ownedOnly}
          checked={isOwnedOnly}
          onCheckedChange={setOwnedOnly}
          label={t`Only what I own`}
        />
      </SearchToolbar>
      <p className={styles.total} role="status">
        <Plural
          value={owned}
          _0="Nothing counted yet"
          one="# copy in all factions"
          other="# copies in all factions"
        />
      </p>
      {units.length === 0 && (
        <EmptyState title={t`Nothing counted yet`} icon="list">
          <Button onClick={() => setOwnedOnly(false)}>
            <Trans>Show all units</Trans>
          </Button>
        </EmptyState>
      )}
      <ul className={styles.units} data-faction={faction}>
        {units.map((unit) => {
          const key = unitKey(unit.faction, unit.id);
          return (
            <OwnedRow
              key={key}
              unit={unit}
              isOpen={openUnit === key}
              onToggle={(toggled) => setOpenUnit(openUnit === toggled ? null : toggled)}
            />
          );
        })}
      </ul>
    </section>
  );
}
