import { useStore } from 'zustand';
import type { Viewer } from '#domain/access/viewer.ts';
import { sessionStore } from './session-store.ts';

/** Who looks at the app; the component renders again when that changes. */
export function useViewer(): Viewer {
  return useStore(sessionStore, (state) => state.viewer);
}
