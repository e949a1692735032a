import { useLingui } from '@lingui/react/macro';
import { useStore } from 'zustand';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { factionsStore } from '#data/factions-store.ts';
import { localName } from '#domain/catalogue/localise.ts';
import type { FactionId } from '#domain/catalogue/types.ts';
import { useNavigate } from '#platform/routing/router-view.tsx';
import { Button } from '#ui/button/button.tsx';
import { Select } from '#ui/select/select.tsx';
import { toast } from '#ui/toast/toast.tsx';
import { useLanguage } from '#platform/use-language.ts';
import { undoAction } from '#components/undo/undo-action.ts';
import { draftStore } from '#data/lists/draft-store.ts';
import { rememberFaction } from '#data/lists/last-faction.ts';
import { catalogue } from '#data/catalogue.ts';
import { normaliseFactionId } from '#domain/catalogue/faction-id.ts';
import { isRecord } from '#domain/catalogue/is-record.ts';
import styles from './faction-picker.module.css';
import { dispatch } from '../actions.ts';
import { useRefresh } from '../saving/use-refresh.ts';

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
  const refresh = useRefresh();
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
        onClick={() => refresh('factions')}
      />
      {message && <p className={styles.state}>{message}</p>}
    </div>
  );
}

/**
 * Changes the draft's faction and remembers it. When this clears a list, a message says so and
 * offers Undo.
 */
function useChangeFaction(): (faction: FactionId) => void {
  const { t } = useLingui();
  return (faction) => {
    const { document } = draftStore.getState().history;
    if (document.faction === faction) return;
    const takeBack = dispatch({ type: 'change-faction', faction });
    rememberFaction(faction);
    if (document.entries.length === 0) return;
    toast.info({
      title: t`New list started for this faction`,
      description: t`A list has one faction. Undo brings your previous list back.`,
      action: undoAction(t`Undo`, takeBack),
    });
  };
}

/**
 * A faction passed through navigation state is taken once (docs/product.md, "Faction picker");
 * without one the draft's own stands, which began with the remembered faction.
 */
export function useInitialFaction(): void {
  const location = useLocation();
  const navigate = useNavigate();
  const changeFaction = useChangeFaction();
  const passed = factionIn(location.state);
  useEffect(() => {
    if (passed === null) return;
    const faction = normaliseFactionId(passed, catalogue);
    if (faction !== null) changeFaction(faction);
    void navigate({ search: location.search }, { replace: true, state: null });
  }, [passed, navigate, location.search, changeFaction]);
}

function factionIn(state: unknown): string | null {
  return isRecord(state) && typeof state['faction'] === 'string' ? state['faction'] : null;
}
