import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ResultState } from '#data/results/kept-results.ts';
import { recordResult, useResultState } from '#data/results/record-result.ts';
import type { Game } from '#domain/game/log.ts';
import { resultOf } from '#domain/game/result.ts';
import { now } from '#platform/clock.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import styles from './summary-page.module.css';

/** Records the game in the player's history. Nothing for a game that has no result to record. */
export function RecordResult({ game }: { game: Game }) {
  const [time] = useState(() => now().getTime());
  const result = resultOf(game.state, time);
  const kept = useResultState(game.log.id);
  const [refused, setRefused] = useState<ResultState | null>(null);
  const [isBusy, setBusy] = useState(false);
  if (result === null) return null;
  const state = refused ?? kept;
  const record = async () => {
    setBusy(true);
    const answer = await recordResult(result).finally(() => setBusy(false));
    setRefused(answer.kind === 'refused' ? answer : null);
  };
  const isDone = state?.kind === 'recorded' && state.status !== 'pending';
  return (
    <section className={styles['part']}>
      <h2>
        <Trans>History</Trans>
      </h2>
      <p className="muted">
        {result.opponent.wabId === null ? (
          <Trans>The result goes into your history and statistics.</Trans>
        ) : (
          <Trans>
            The result goes into your history; it counts for both once {result.opponent.name} has confirmed
            it.
          </Trans>
        )}
      </p>
      <div role="status">
        {state !== null && <StateWords state={state} opponent={result.opponent.name} />}
      </div>
      {!isDone && (
        <Button icon="save" busy={isBusy} onClick={() => void record()}>
          {state === null ? <Trans>Record the result</Trans> : <Trans>Record again</Trans>}
        </Button>
      )}
    </section>
  );
}

function StateWords({ state, opponent }: { state: ResultState; opponent: string }) {
  const { t } = useLingui();
  if (state.kind === 'waiting')
    return <Banner tone="info">{t`Kept on this device; it is sent when there is a network.`}</Banner>;
  if (state.kind === 'recorded') {
    const words = {
      guest: t`Recorded.`,
      confirmed: t`Recorded and confirmed by ${opponent}.`,
      pending: t`Recorded. ${opponent} has yet to confirm it.`,
      declined: t`${opponent} does not agree with this result.`,
    };
    return <Banner tone={state.status === 'declined' ? 'warning' : 'success'}>{words[state.status]}</Banner>;
  }
  const words = {
    'unknown-opponent': t`There is no player with this WAB ID any more.`,
    'signed-out': t`Sign in to record results.`,
    'not-allowed': t`Your account may not record results.`,
    'too-often': t`Too many results in a short time. Try again later.`,
    fault: t`The result could not be recorded. Try again later.`,
  };
  return <Banner tone="warning">{words[state.problem]}</Banner>;
}
