import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { queryClient } from '#data/query/query-client.ts';
import { scoresOf } from '#data/results/create-results.ts';
import type { KeptResult, ResultState, Scores } from '#data/results/kept-results.ts';
import { recordResult, refreshResult, useKeptResult } from '#data/results/record-result.ts';
import type { Game } from '#domain/game/log.ts';
import { concededScore, type GameResult, resultOf } from '#domain/game/result.ts';
import { now } from '#platform/clock.ts';
import { Button } from '#ui/button/button.tsx';
import { Correction } from './correction.tsx';
import { EventReport } from '#components/event-report/event-report.tsx';
import { Panel } from '#components/panel/panel.tsx';
import { RESULT_PROBLEM_WORDS } from '#platform/words/result-problems.ts';
import { Banner } from '#ui/banner/banner.tsx';

/**
 * Records the game in the player's history. Renders nothing for a game without a result to record.
 */
export function RecordResult({ game }: { game: Game }) {
  const [time] = useState(() => now().getTime());
  const result = resultOf(game.state, time);
  return result === null ? null : (
    <>
      <EventReport state={game.state} canReport />
      <Recording result={result} concession={<Concession state={game.state} />} />
    </>
  );
}

/** The points that the record holds because a player conceded who was not behind. */
function Concession({ state }: Pick<Game, 'state'>) {
  const { t } = useLingui();
  const { players, concededBy } = state;
  const points = concededScore(state);
  const loser = players[concededBy ?? '']?.name;
  const winner = Object.values(players).find(({ id }) => id !== concededBy)?.name;
  if (points === null || loser === undefined || winner === undefined) return null;
  return <p>{t`${loser} conceded and lost. In the record ${winner} has one point more: ${points}.`}</p>;
}

function Recording({ result, concession }: { result: GameResult; concession: ReactNode }) {
  const { t } = useLingui();
  const { gameId, opponent } = result;
  const kept = useKeptResult(gameId);
  useQuery(
    {
      queryKey: ['recorded-result', gameId],
      queryFn: async () => {
        await refreshResult(gameId);
        return null;
      },
      staleTime: 0,
    },
    queryClient(),
  );
  const recording = useMutation({ mutationFn: async () => recordResult(result) }, queryClient());
  // Without an account a refusal is not kept on the device.
  const state = (recording.data?.kind === 'refused' ? recording.data : kept?.state) ?? null;
  const other = otherScores(kept, result);
  const differs = other !== null && !isAsked(kept, result);
  const isDone = state?.kind === 'recorded' && state.status !== 'pending';
  return (
    <Panel title={t`History`}>
      {kept === null && <Introduction opponent={opponent} />}
      {concession}
      <div role="status">
        {state !== null && !differs && <ResultWords state={state} opponent={opponent.name} />}
      </div>
      {other !== null && (
        <Correction
          held={other}
          result={result}
          isAsked={!differs}
          isBusy={recording.isPending}
          onSend={() => recording.mutate()}
        />
      )}
      {!isDone && !differs && (
        <Button variant="primary" icon="save" busy={recording.isPending} onClick={() => recording.mutate()}>
          {state === null ? <Trans>Record the result</Trans> : <Trans>Record again</Trans>}
        </Button>
      )}
    </Panel>
  );
}

function Introduction({ opponent }: Pick<GameResult, 'opponent'>) {
  return (
    <p className="muted">
      {opponent.wabId === null ? (
        <Trans>The result goes into your history and statistics.</Trans>
      ) : (
        <Trans>
          The result goes into your history; it counts for both once {opponent.name} has confirmed it.
        </Trans>
      )}
    </p>
  );
}

/** The scores that the record holds when they are not those of the game; null otherwise. */
function otherScores(kept: KeptResult | null, result: GameResult): Scores | null {
  if (kept?.state.kind !== 'recorded') return null;
  const held = kept.state.record ?? scoresOf(kept.result);
  return isSame(held, scoresOf(result)) ? null : held;
}

/** True when the other player is asked for just these scores. */
function isAsked(kept: KeptResult | null, result: GameResult): boolean {
  return (
    kept?.state.kind === 'recorded' &&
    kept.state.status === 'correcting' &&
    isSame(scoresOf(kept.result), scoresOf(result))
  );
}

function isSame(one: Scores, other: Scores): boolean {
  return one.own === other.own && one.opponent === other.opponent;
}

/** The state of a recorded result, in a sentence. */
function ResultWords({ state, opponent }: { state: ResultState; opponent: string }) {
  const { t } = useLingui();
  if (state.kind === 'refused')
    return <Banner tone="warning">{t(RESULT_PROBLEM_WORDS[state.problem])}</Banner>;
  if (state.kind === 'waiting') {
    const words = {
      network: t`Kept on this device. It will be sent as soon as you are online, whatever page is open.`,
      'signed-out': t`Kept on this device. It will be sent once you sign in again.`,
      'too-often': t`Kept on this device. You recorded many results; it will be sent in a while.`,
      fault: t`Kept on this device. The server has an error; it will be sent again in a while.`,
    };
    return <Banner tone="info">{words[state.why ?? 'network']}</Banner>;
  }
  const words = {
    guest: t`Recorded.`,
    confirmed: t`Recorded and confirmed by ${opponent}.`,
    pending: t`Recorded. ${opponent} has yet to confirm it.`,
    declined: t`${opponent} does not agree with this result.`,
    correcting: t`The correction is sent. ${opponent} has yet to confirm it.`,
  };
  return <Banner tone={state.status === 'declined' ? 'warning' : 'success'}>{words[state.status]}</Banner>;
}
