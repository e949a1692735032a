import { useEffect } from 'react';
import { useGame } from '#data/games/use-game.ts';
import { whenIdle } from '#platform/after-paint.ts';
import { OnDemand } from '#ui/on-demand/on-demand.tsx';

const loadSavingNotices = async () => (await import('./saving-notices.tsx')).SavingNotices;

/**
 * Most games are saved and were read: what says otherwise is fetched ahead of time, and shown when
 * it must.
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
