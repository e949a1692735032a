import { useStore } from 'zustand';
import type { Viewer } from '#domain/access/viewer.ts';
import { sessionStore } from './session-store.ts';

/** Returns the viewer; the component renders again when that changes. */
export function useViewer(): Viewer {
  return useStore(sessionStore, (state) => state.viewer);
}

/** True when somebody is signed in but for the second factor. */
export function useAwaitsSecondFactor(): boolean {
  return useStore(sessionStore, (state) => state.awaitsSecondFactor);
}
