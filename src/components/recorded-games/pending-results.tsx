import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { refreshUnread } from '#data/community/watch-unread.ts';
import { ownProfileQuery } from '#data/profiles/own-profile.ts';
import { WithQueries } from '#data/query/with-queries.tsx';
import type { Scores } from '#data/results/kept-results.ts';
import { confirmResult, pendingResultsQuery, type RecordedGame } from '#data/results/results-table.ts';
import { waitingResults } from '#data/results/waiting-results.ts';
import { communityProblemMessage } from '#platform/words/community-problems.ts';
import { Button } from '#ui/button/button.tsx';
import { toast } from '#ui/toast/toast.tsx';
import { RecordedGameLine } from './recorded-game-line.tsx';
import styles from './recorded-games.module.css';

/**
 * Results that other players recorded: they count for nobody before they are confirmed here.
 * Renders nothing when none waits.
 */
export function PendingResults({ userId }: { userId: string }) {
  const id = useId();
  const { data = [] } = useQuery(pendingResultsQuery(userId));
  useResultHints(userId);
  if (data.length === 0) return null;
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id}>
        <Trans>Is this right?</Trans>
      </h2>
      <p className={styles.small}>
        <Trans>Your opponent recorded this. It counts for both of you once you confirm it.</Trans>
      </p>
      <ul className={styles.list}>
        {data.map((game) => (
          <li key={game.id}>
            <RecordedGameLine game={{ ...game, status: 'confirmed' }} />
            {game.recorded !== null && <Recorded scores={game.recorded} />}
            <Answer game={game} userId={userId} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Fetches recorded games again when the backend says that one is new or was answered. */
function useResultHints(userId: string): void {
  const client = useQueryClient();
  useEffect(
    () =>
      waitingResults.subscribe(({ news }, before) => {
        if (news === before.news) return;
        void client.invalidateQueries({ queryKey: ['results'] });
        void client.invalidateQueries({ queryKey: ownProfileQuery(userId).queryKey });
      }),
    [client, userId],
  );
}

/** The change that a correction would make. */
function Recorded({ scores: { own, opponent } }: { scores: Scores }) {
  return (
    <p className={styles.small}>
      <Trans>
        This is a correction. You confirmed {own}–{opponent}, and that counts until you confirm the new
        scores.
      </Trans>
    </p>
  );
}

function Answer({ game, userId }: { game: RecordedGame; userId: string }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const { isPending, mutate } = useMutation({
    mutationFn: async (confirms: boolean) => confirmResult(game, confirms),
    onSuccess: async (outcome) => {
      if (!outcome.ok) {
        const isChanged = outcome.problem.code === 'exists';
        toast.error({
          title: t`Your answer was not saved`,
          description: isChanged
            ? t`Your opponent changed the scores meanwhile. Look at them and answer again.`
            : t(communityProblemMessage(outcome.problem)),
        });
        if (isChanged) await client.invalidateQueries({ queryKey: ['results'] });
        return;
      }
      void refreshUnread();
      toast.success({ title: outcome.status === 'confirmed' ? t`Result confirmed` : t`Result declined` });
      await client.invalidateQueries({ queryKey: ['results'] });
      await client.invalidateQueries({ queryKey: ownProfileQuery(userId).queryKey });
    },
  });
  return (
    <div className={styles.actions}>
      <Button variant="primary" icon="check" busy={isPending} onClick={() => mutate(true)}>
        <Trans>Confirm</Trans>
      </Button>
      <Button busy={isPending} onClick={() => mutate(false)}>
        <Trans>Decline</Trans>
      </Button>
    </div>
  );
}

/** Results that wait for the player's answer, for pages other than the profile. */
export function ResultsToAnswer({ userId }: { userId: string }) {
  return (
    <WithQueries>
      <PendingResults userId={userId} />
    </WithQueries>
  );
}
