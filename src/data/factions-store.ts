import { createStore } from 'zustand/vanilla';
import type { Faction } from '#domain/catalogue/types.ts';
import { catalogue } from './catalogue.ts';
import { onPatch } from './release/kept-patch.ts';

type FactionsState = {
  readonly status: 'loading' | 'error' | 'empty' | 'populated';
  readonly factions: readonly Faction[];
  /**
   * Reads the published list of factions again; the app's own factions stay in use when that fails.
   */
  readonly refresh: () => Promise<'refreshed' | 'empty' | 'failed'>;
};

/**
 * The factions of the picker. They come with the app, so the picker works at once and offline
 * (docs/product.md, "Faction picker").
 */
export const factionsStore = createStore<FactionsState>()((set) => ({
  status: catalogue.factions.length === 0 ? 'empty' : 'populated',
  factions: catalogue.factions,
  refresh: async () => {
    set({ status: 'loading' });
    const ids = await fetchFactionIds();
    if (ids === null) {
      set({ status: 'error' });
      return 'failed';
    }
    set({ status: 'populated' });
    return ids.length === 0 ? 'empty' : 'refreshed';
  },
}));

onPatch(() => factionsStore.setState({ factions: catalogue.factions }));

/**
 * Ids in `/factions.json` as the server publishes it now, or null when it cannot be read: the
 * service worker lets a `reload` through to the network.
 */
async function fetchFactionIds(): Promise<readonly string[] | null> {
  try {
    const response = await fetch('/factions.json', { cache: 'reload' });
    const body: unknown = await response.json();
    return response.ok && Array.isArray(body) ? body.filter((id) => typeof id === 'string') : null;
  } catch {
    return null;
  }
}
