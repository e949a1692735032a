import { useLingui } from '@lingui/react/macro';
import { useStore } from 'zustand';
import { factionsStore } from '#data/factions-store.ts';
import { localName } from '#domain/catalogue/localise.ts';
import type { FactionId } from '#domain/catalogue/types.ts';
import { Button } from '#ui/button/button.tsx';
import { Select } from '#ui/select/select.tsx';
import { toast } from '#ui/toast/toast.tsx';
import styles from './faction-picker.module.css';
import { useChangeFaction } from './faction-change.ts';
import { useLanguage } from '#platform/use-language.ts';

/**
 * The choice of the faction whose units are shown. Four states: loading, error, empty, populated
 * (docs/product.md, "Faction picker").
 */
export function FactionPicker({ current }: { current: FactionId }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { status, factions } = useStore(factionsStore);
  const items = factions
    .map((faction) => ({ value: faction.id, label: localName(faction, language) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, language));
  const message = {
    loading: t`Loading factions...`,
    error: t`Error loading factions`,
    empty: t`No factions available`,
    populated: undefined,
  }[status];
  const choose = useChangeFaction();
  const refresh = async () => {
    toast.info({ title: t`Refreshing factions...` });
    const outcome = await factionsStore.getState().refresh();
    if (outcome === 'refreshed') toast.success({ title: t`Factions refreshed successfully` });
    else if (outcome === 'empty') {
      toast.info({ title: t`Using default factions. No factions found in database.`, duration: 5000 });
    } else
      toast.error({
        title: t`Failed to refresh factions`,
        description: t`The factions of this app stay in use.`,
      });
  };
  return (
    <div className={styles.picker}>
      <Select
        label={t`Faction`}

        value={current}
        items={items}
        message={message}
        maxHeight={300}
        onValueChange={choose}
      />
      <Button
        variant="quiet"
        iconOnly
        icon="refresh"
        label={t`Refresh factions`}
        onClick={() => void refresh()}
      />
    </div>
  );
}
