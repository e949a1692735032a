import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { gameStore } from '#data/games/game-store.ts';
import { queryClient } from '#data/query/query-client.ts';
import { gamesOfMineQuery, goOnHere } from '#data/shared-games/games-elsewhere.ts';
import type { LiveGameOfMine } from '#data/shared-games/live-calls.ts';
import { paths } from '#platform/paths.ts';
import { useNavigate } from '#platform/routing/router-view.tsx';
import { useLanguage } from '#platform/use-language.ts';
import { dateText } from '#platform/words/clock-text.ts';
import { Button } from '#ui/button/button.tsx';
import { toast } from '#ui/toast/toast.tsx';
import { pauseGame } from '../frame/move-games.ts';
import { ownPlayer } from '../setup/start-game.ts';
import styles from './hub-page.module.css';

type GamesElsewhereProps = {
  userId: string;
  /** Ids of the games that this device has. */
  here: readonly string[];
};

/** The shared games of the account that another device of the player has. */
export function GamesElsewhere({ userId, here }: GamesElsewhereProps) {
  const { data = [] } = useQuery(gamesOfMineQuery(userId), queryClient());
  const others = data.filter(({ game }) => !here.includes(game));
  if (others.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="elsewhere">
      <h2 id="elsewhere">
        <Trans>On your other devices</Trans>
      </h2>
      <ul className={styles.games}>
        {others.map((game) => (
          <Line key={game.game} game={game} userId={userId} />
        ))}
      </ul>
    </section>
  );
}

function Line({ game, userId }: { game: LiveGameOfMine; userId: string }) {
  const { t } = useLingui();
  const goOn = useGoOn(game, userId);
  const names = game.members.flatMap(({ id, name }) => (id === userId || name === null ? [] : [name]));
  const title = names.length === 0 ? t`Game on two phones` : t`Game with ${names.join(', ')}`;
  const when = dateText(game.last_at, useLanguage());
  return (
    <li>
      <div className={styles.game}>
        <span className={styles.gameName}>{title}</span>
        <span className={styles.when}>{when}</span>
      </div>
      <Button
        busy={goOn.isPending}
        aria-label={t`Continue with ${title}, ${when}`}
        onClick={() => goOn.mutate()}
      >
        <Trans>Continue here</Trans>
      </Button>
    </li>
  );
}

/** Puts the game on the table of this device; the one that was there is paused. */
function useGoOn(game: LiveGameOfMine, userId: string) {
  const { t } = useLingui();
  const navigate = useNavigate();
  return useMutation(
    {
      mutationFn: async () => {
        if (!(await goOnHere(game, userId, { who: ownPlayer, makeRoom: pauseGame }))) return;
        const { state, log } = gameStore.getState().game;
        await navigate(paths.phase(state.currentPhase, log.id));
      },
      onError: () =>
        toast.error({
          title: t`The game could not be fetched`,
          description: t`It stays where it is. Check the network and try again.`,
        }),
    },
    queryClient(),
  );
}
