import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { loadGame, setDeleted } from '#data/games/game-shelf.ts';
import { gameStore } from '#data/games/game-store.ts';
import { shelfQuery } from '#data/games/shelf-queries.ts';
import type { ShelvedGame } from '#data/games/shelved-game.ts';
import { useGame } from '#data/games/use-game.ts';
import { queryClient } from '#data/query/query-client.ts';
import { useMissions } from '#data/use-missions.ts';
import { localName } from '#domain/catalogue/localise.ts';
import type { Game } from '#domain/game/log.ts';
import { now } from '#platform/clock.ts';
import { paths } from '#platform/paths.ts';
import { useNavigate } from '#platform/routing/router-view.tsx';
import { useLanguage } from '#platform/use-language.ts';
import { toast } from '#ui/toast/toast.tsx';
import { resumeGame } from '../frame/resume-game.ts';

/** The games of this browser that are not on the table, and how to delete one and bring it back. */
export function useShelf() {
  const { t } = useLingui();
  const current = useGame(({ game }) => game.log.id);
  const { data: all = [], refetch: reload, isSuccess } = useQuery(shelfQuery(current), queryClient());
  const restore = useMutation(
    {
      mutationFn: async ({ id, running = null }: { id: string; running?: Running | null }) => {
        const isDone = await setDeleted(id, null);
        if (running !== null) await resumeGame(running.game, running.isShared);
        else if (!isDone)
          toast.error({
            title: t`The game could not be brought back`,
            description: t`It is still among the deleted games. Try again later.`,
          });
        await reload();
      },
    },
    queryClient(),
  );
  const remove = useMutation(
    {
      mutationFn: async (id: string) => {
        const running = id === current ? await clearTable() : null;
        const isDone = await setDeleted(id, now().getTime());
        await reload();
        // Undo still holds the running game in a browser without second copies.
        if (isDone || running !== null)
          toast.success({
            title: t`Game deleted`,
            description: t`You can bring it back for 30 days, under Play Mode.`,
            action: { label: t`Undo`, onPress: () => restore.mutate({ id, running }) },
          });
        else toast.error({ title: t`The game could not be deleted`, description: t`Try again later.` });
      },
    },
    queryClient(),
  );
  const others = all.filter(({ id }) => id !== current);
  return {
    /** True once it is known that there are no such games. */
    isEmpty: isSuccess && others.length === 0,
    /** Ids of all of them, deleted ones too; null until they are known. */
    ids: isSuccess ? others.map(({ id }) => id) : null,
    paused: others.filter(({ isFinished, deletedAt }) => !isFinished && deletedAt === null),
    finished: others.filter(({ isFinished, deletedAt }) => isFinished && deletedAt === null),
    deleted: others.filter(({ deletedAt }) => deletedAt !== null),
    remove,
    restore,
  };
}

type Running = { readonly game: Game; readonly isShared: boolean };

/** Takes the running game off the table, kept or not, and returns it. */
async function clearTable(): Promise<Running> {
  const { game, isShared, pause, reset } = gameStore.getState();
  if (!(await pause())) reset();
  return { game, isShared };
}

/** Resumes a paused game with one tap. */
export function useResume() {
  const { t } = useLingui();
  const navigate = useNavigate();
  return useMutation(
    {
      mutationFn: async (id: string) => {
        const found = await loadGame(id);
        if (found.kind !== 'restored') {
          toast.error({ title: t`This game could not be read`, description: t`It was left unchanged.` });
          return;
        }
        const { game, isShared } = found;
        if (await resumeGame(game, isShared)) await navigate(paths.phase(game.state.currentPhase, id));
      },
    },
    queryClient(),
  );
}

/**
 * Returns a function that names a game in the shown language: its mission and feat, and its date,
 * with the time for one to go on with.
 */
export function useGameWords(): (game: ShelvedGame) => { readonly name: string; readonly when: string } {
  const { i18n } = useLingui();
  const language = useLanguage();
  const { library } = useMissions(language);
  const all = [...(library?.missions ?? []), ...(library?.feats ?? [])];
  const nameOf = (found: { readonly id: string; readonly name: string } | null): string | null => {
    const known = all.find(({ id }) => id === found?.id);
    return known === undefined ? (found?.name ?? null) : localName(known, language);
  };
  return ({ mission, feat, isFinished, endedAt, startedAt, keptAt }) => ({
    name: [nameOf(mission), nameOf(feat)].filter((name) => name !== null).join(' · ') || '–',
    when: i18n.date(
      new Date(isFinished ? (endedAt ?? startedAt ?? keptAt) : keptAt),
      isFinished ? { dateStyle: 'medium' } : { dateStyle: 'medium', timeStyle: 'short' },
    ),
  });
}
