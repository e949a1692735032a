import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { setDeleted, shelvedGames } from '#data/games/game-shelf.ts';
import { gameStore } from '#data/games/game-store.ts';
import type { ShelvedGame } from '#data/games/shelved-game.ts';
import { useGame } from '#data/games/use-game.ts';
import { now } from '#platform/clock.ts';
import { toast } from '#ui/toast/toast.tsx';
import { resumeGame } from '../frame/move-games.ts';

/** The games of this browser that are not on the table, and how to delete one and bring it back. */
export function useShelf() {
  const { t } = useLingui();
  const [all, setAll] = useState<readonly ShelvedGame[]>([]);
  const [reads, setReads] = useState(0);
  const current = useGame(({ game }) => game.log.id);
  useEffect(() => {
    let isCurrent = true;
    void shelvedGames(now().getTime()).then((found) => isCurrent && setAll(found));
    return () => {
      isCurrent = false;
    };
  }, [current, reads]);
  const reload = () => setReads((before) => before + 1);
  const restore = async (id: string) => {
    await setDeleted(id, null);
    reload();
  };
  const sayDeleted = (undo: () => Promise<void>) =>
    toast.success({
      title: t`Game deleted`,
      description: t`You can bring it back for 30 days, under Play Mode.`,
      action: { label: t`Undo`, onPress: () => void undo() },
    });
  const remove = async (id: string) => {
    const isDone = await setDeleted(id, now().getTime());
    reload();
    if (isDone) sayDeleted(async () => restore(id));
    else toast.error({ title: t`The game could not be deleted`, description: t`Try again later.` });
  };
  /** Deletes the running game. Where the browser keeps no second copy, Undo still holds it. */
  const removeRunning = async () => {
    const { game, pause, reset } = gameStore.getState();
    if (!(await pause())) reset();
    await setDeleted(game.log.id, now().getTime());
    reload();
    sayDeleted(async () => {
      await setDeleted(game.log.id, null);
      await resumeGame(game);
      reload();
    });
  };
  const others = all.filter(({ id }) => id !== current);
  return {
    paused: others.filter(({ isFinished, deletedAt }) => !isFinished && deletedAt === null),
    finished: others.filter(({ isFinished, deletedAt }) => isFinished && deletedAt === null),
    deleted: others.filter(({ deletedAt }) => deletedAt !== null),
    remove,
    removeRunning,
    restore,
  };
}
