import { useStore } from 'zustand';
import { waitingResults } from '#data/results/waiting-results.ts';
import { useViewer } from '#data/session/use-viewer.ts';
import { userIdOf } from '#domain/access/viewer.ts';
import { Lazy } from '#components/lazy/lazy.tsx';

const loadResults = async () => (await import('./pending-results.tsx')).ResultsToAnswer;

/**
 * Results that wait for the player's answer, where the player comes by; its code is fetched when
 * one does.
 */
export function WaitingResults() {
  const userId = userIdOf(useViewer());
  const count = useStore(waitingResults, (state) => state.count);
  if (userId === null || count === 0) return null;
  return <Lazy load={loadResults} props={{ userId }} isQuiet />;
}
