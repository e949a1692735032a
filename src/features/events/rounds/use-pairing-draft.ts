import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { findPairings } from '#data/events/pairing/find-pairings.ts';
import type { RunningEvent } from '#data/events/use-running-event.ts';
import { playedRounds } from '#domain/events/log/fold-log.ts';
import type { PairedRound, RoundTask } from '#domain/events/pairing/pair-round.ts';
import type { Pairing } from '#domain/events/types.ts';

/** The pairings of a round while an organiser looks at them, before they are told. */
export type PairingDraft = {
  /** Null while they are computed. */
  readonly paired: PairedRound | null;
  /** As computed, or as changed by hand. */
  readonly pairings: readonly Pairing[];
  readonly isByHand: boolean;
  readonly absent: readonly string[];
  readonly avoidsClubs: boolean;
  readonly setAbsent: (ids: readonly string[]) => void;
  readonly setAvoidsClubs: (avoids: boolean) => void;
  readonly drawAgain: () => void;
  readonly change: (pairings: readonly Pairing[]) => void;
};

/** Pairs a round for a look; a round that is told already is shown as it is, until drawn again. */
export function usePairingDraft(running: RunningEvent, round: number): PairingDraft {
  const { event, players, progress, scoring } = running;
  const told = progress.rounds.find(({ number }) => number === round);
  const [byHand, setByHand] = useState<readonly Pairing[] | null>(
    told === undefined
      ? null
      : told.games.map(({ table, one, other }) => ({ table, one, other, result: null })),
  );
  const [choices, setChoices] = useState({ absent: [] as readonly string[], avoidsClubs: true, draw: 0 });
  const task: RoundTask = {
    plan: { pairing: event.pairing, rounds: event.rounds, cut: event.cut, scoring },
    players,
    rounds: playedRounds(progress).filter(({ number }) => number < round),
    round,
    ...choices,
  };
  const { data } = useQuery({
    queryKey: ['events', 'pairing', event.id, task],
    queryFn: async () => findPairings(task),
    staleTime: Infinity,
    gcTime: 0,
    enabled: byHand === null,
  });
  const choose = (part: Partial<typeof choices>) => {
    setByHand(null);
    setChoices({ ...choices, ...part });
  };
  const found = data?.kind === 'paired' ? data.pairings : [];
  return {
    paired: byHand === null ? (data ?? null) : { kind: 'paired', pairings: byHand },
    pairings: byHand ?? found,
    isByHand: byHand !== null,
    absent: choices.absent,
    avoidsClubs: choices.avoidsClubs,
    setAbsent: (absent) => choose({ absent }),
    setAvoidsClubs: (avoidsClubs) => choose({ avoidsClubs }),
    // From 1, so that a second round of drawing is never the first.
    drawAgain: () => choose({ draw: choices.draw + 1 }),
    change: setByHand,
  };
}
