import { useLingui } from '@lingui/react/macro';
import { undoAction } from '#components/undo/undo-action.ts';
import { draftStore } from '#data/lists/draft-store.ts';
import { rememberFaction } from '#data/lists/last-faction.ts';
import type { FactionId } from '#domain/catalogue/types.ts';
import { toast } from '#ui/toast/toast.tsx';
import { dispatch } from '../actions.ts';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { catalogue } from '#data/catalogue.ts';
import { normaliseFactionId } from '#domain/catalogue/faction-id.ts';

/**
 * Changes the draft's faction and remembers it. When this clears a list, a message says so and
 * offers Undo.
 */
export function useChangeFaction(): (faction: FactionId) => void {
  const { t } = useLingui();
  return (faction) => {
    const { document } = draftStore.getState().history;
    if (document.faction === faction) return;
    const takeBack = dispatch({ type: 'change-faction', faction });
    rememberFaction(faction);
    if (document.entries.length === 0) return;
    toast.info({
      title: t`New list started for this faction`,
      description: t`A list has one faction. Your former list comes back with Undo.`,
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
  if (typeof state !== 'object' || state === null || !('faction' in state)) return null;
  return typeof state.faction === 'string' ? state.faction : null;
}
