import { useIsMutating, useMutation, useQuery } from '@tanstack/react-query';
import { queryClient } from '#data/query/query-client.ts';
import { scoresOf } from '#data/results/create-results.ts';
import type { KeptResult, ResultState, Scores } from '#data/results/kept-results.ts';
import { recordResult, refreshResult, useKeptResult } from '#data/results/record-result.ts';
import type { GameResult } from '#domain/game/result.ts';

/**
 * Returns what became of a game's result, and a function that records it. The button in the bar and
 * the words below the scores share it.
 */
export function useRecording(result: GameResult) {
  const { gameId } = result;
  const kept = useKeptResult(gameId);
  const queryKey = ['recorded-result', gameId];
  const mutationKey = ['record-result', gameId];
  const client = queryClient();
  const refused = () => client.getQueryData<ResultState | null>(queryKey) ?? null;
  // Without an account a refusal is not kept on the device: the query keeps it, for both readers.
  const { data: refusal = null } = useQuery(
    {
      queryKey,
      queryFn: async () => {
        await refreshResult(gameId);
        return refused();
      },
      staleTime: 0,
    },
    client,
  );
  const { mutate } = useMutation(
    {
      mutationKey,
      mutationFn: async () => recordResult(result),
      onSuccess: (answer) => client.setQueryData(queryKey, answer.kind === 'refused' ? answer : null),
    },
    client,
  );
  const isBusy = useIsMutating({ mutationKey }, client) > 0;
  const state = refusal ?? kept?.state ?? null;
  const other = otherScores(kept, result);
  return {
    kept,
    state,
    /** The scores that the record holds when they are not those of the game; null otherwise. */
    other,
    /** The record holds other scores, and nobody is asked for those of the game. */
    differs: other !== null && !isAsked(kept, result),
    isDone: state?.kind === 'recorded' && state.status !== 'pending',
    isBusy,
    /** `onAnswer` runs once the result is recorded, kept or refused. */
    record: (onAnswer?: () => void) => mutate(undefined, { onSuccess: () => onAnswer?.() }),
  };
}

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
