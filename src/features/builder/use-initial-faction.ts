import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { catalogue } from '#data/catalogue.ts';
import { normaliseFactionId } from '#domain/catalogue/faction-id.ts';
import { changeFaction } from './change-faction.ts';

/**
 * A faction passed through navigation state is taken once (spec section 2); without one the draft's own stands, which began
 * with the remembered faction.
 */
export function useInitialFaction(): void {
  const location = useLocation();
  const navigate = useNavigate();
  const passed: unknown = (location.state as { faction?: unknown } | null)?.faction;
  useEffect(() => {
    if (typeof passed !== 'string') return;
    const faction = normaliseFactionId(passed, catalogue);
    if (faction !== null) changeFaction(faction);
    void navigate({ search: location.search }, { replace: true, state: null });
  }, [passed, navigate, location.search]);
}
