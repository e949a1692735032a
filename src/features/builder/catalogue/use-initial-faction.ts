import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { catalogue } from '#data/catalogue.ts';
import { normaliseFactionId } from '#domain/catalogue/faction-id.ts';
import { useChangeFaction } from './use-change-faction.ts';

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
