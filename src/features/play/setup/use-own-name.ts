import { useEffect, useState } from 'react';
import { useViewer } from '#data/session/use-viewer.ts';
import { userIdOf } from '#domain/access/viewer.ts';
import { ownPlayer } from './start-game.ts';

/** Returns the user name of the signed-in user; null for a guest, and until it is known. */
export function useOwnName(): string | null {
  const userId = userIdOf(useViewer());
  const [known, setKnown] = useState<{ readonly userId: string; readonly name: string | null } | null>(null);
  useEffect(() => {
    if (userId === null) return;
    let isCurrent = true;
    void ownPlayer().then(({ name }) => isCurrent && setKnown({ userId, name }));
    return () => {
      isCurrent = false;
    };
  }, [userId]);
  return known?.userId === userId ? known.name : null;
}
