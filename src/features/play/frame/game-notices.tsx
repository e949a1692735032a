import { useEffect } from 'react';
import { useGame } from '#data/games/use-game.ts';
import { whenIdle } from '#platform/after-paint.ts';
import { OnDemand } from '#ui/on-demand/on-demand.tsx';

const loadSavingNotices = async () => (await import('./saving-notices.tsx')).SavingNotices;

/**
 * Shows a notice when the game cannot be saved or read. Most games never need one, so its code is
 * prefetched when the browser is idle and rendered only on demand.
 */
export function GameNotices() {
  const isTrouble = useGame(
    ({ saving, notice }) => saving === 'full' || saving === 'blocked' || notice !== null,
  );
  useEffect(() => whenIdle(() => void loadSavingNotices().catch(nothing)), []);
  return isTrouble && <OnDemand load={loadSavingNotices} props={{}} onFailure={nothing} />;
}

function nothing(): void {
  // The next page tries again.
}
