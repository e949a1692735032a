import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ownProfileQuery } from '#data/profiles/own-profile.ts';
import { confirmResult, pendingResultsQuery, type RecordedGame } from '#data/results/results-table.ts';
import { communityProblemMessage } from '#platform/words/community-problems.ts';
import { Button } from '#ui/button/button.tsx';
import { toast } from '#ui/toast/toast.tsx';
import games from './games.module.css';
import styles from './profile.module.css';
import { RecordedGameLine } from './recorded-game-line.tsx';

/** Results that other players recorded: they count for nobody before they are confirmed here. Nothing while none waits. */
export function PendingResults({ userId }: { userId: string }) {
  const id = useId();
  const { data = [] } = useQuery(pendingResultsQuery(userId));
  if (data.length === 0) return null;
  return (
    <section className={styles['card']} aria-labelledby={id}>
      <header className={styles['cardHead']}>
        <h2 id={id}>
          <Trans>Is this right?</Trans>
        </h2>
      </header>
      <p className={styles['small']}>
        <Trans>Your opponent recorded this. It counts for both of you once you confirm it.</Trans>
      </p>
      <ul className={games['list']}>
        {data.map((game) => (
          <li key={game.id}>
            <RecordedGameLine game={{ ...game, status: 'confirmed' }} />
            <Answer game={game} userId={userId} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Answer({ game, userId }: { game: RecordedGame; userId: string }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const answer = async (confirms: boolean) => {
    setBusy(true);
    const outcome = await confirmResult(game.id, confirms);
    setBusy(false);
    if (!outcome.ok) {
      const description = t(communityProblemMessage(outcome.problem));
      toast.error({ title: t`Your answer was not taken`, description });
      return;
    }
    toast.success({ title: outcome.status === 'confirmed' ? t`Result confirmed` : t`Result declined` });
    await client.invalidateQueries({ queryKey: ['results'] });
    await client.invalidateQueries({ queryKey: ownProfileQuery(userId).queryKey });
  };
  return (
    <div className={styles['actions']}>
      <Button variant="primary" icon="check" busy={isBusy} onClick={() => void answer(true)}>
        <Trans>Confirm</Trans>
      </Button>
      <Button busy={isBusy} onClick={() => void answer(false)}>
        <Trans>Decline</Trans>
      </Button>
    </div>
  );
}
