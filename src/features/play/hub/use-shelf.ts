import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { setDeleted } from '#data/games/game-shelf.ts';
import { gameStore } from '#data/games/game-store.ts';
import { shelfQuery } from '#data/games/shelf-queries.ts';
import { useGame } from '#data/games/use-game.ts';
import { queryClient } from '#data/query/query-client.ts';
import { now } from '#platform/clock.ts';
import { toast } from '#ui/toast/toast.tsx';
import { resumeGame } from '../frame/move-games.ts';

/** The games of this browser that are not on the table, and how to delete one and bring it back. */
export function useShelf() {
  const { t } = useLingui();
  const current = useGame(({ game }) => game.log.id);
  const { data: all = [], refetch: reload } = useQuery(shelfQuery(current), queryClient());
  const restore = async (id: string) => {
    await setDeleted(id, null);
    await reload();
  };
  const sayDeleted = (undo: () => Promise<void>) =>
    toast.success({
      title: t`Game deleted`,
      description: t`You can bring it back for 30 days, under Play Mode.`,
      action: { label: t`Undo`, onPress: () => void undo() },
    });
  const remove = async (id: string) => {
    const isDone = await setDeleted(id, now().getTime());
    await reload();
    if (isDone) sayDeleted(async () => restore(id));
    else toast.error({ title: t`The game could not be deleted`, description: t`Try again later.` });
  };
  /** Deletes the running game. Where the browser keeps no second copy, Undo still holds it. */
  const removeRunning = async () => {
    const { game, pause, reset } = gameStore.getState();
    if (!(await pause())) reset();
    await setDeleted(game.log.id, now().getTime());
    await reload();
    sayDeleted(async () => {
      await setDeleted(game.log.id, null);
      await resumeGame(game);
      await reload();
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
