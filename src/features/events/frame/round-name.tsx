import { Trans } from '@lingui/react/macro';
import type { EventView } from '#data/events/event.ts';

type RoundNameProps = {
  event: Pick<EventView, 'cut' | 'rounds'>;
  number: number;
  /** Leaves the number of all rounds out. */
  isShort?: boolean;
};

/** The name of a round: its number, or which one of the knock-out it is. */
export function RoundName({ event: { cut, rounds }, number, isShort = false }: RoundNameProps) {
  if (number > rounds) {
    const players = (cut ?? 2) / 2 ** (number - rounds - 1);
    if (players <= 2) return <Trans>Final</Trans>;
    return players === 4 ? <Trans>Semifinals</Trans> : <Trans>Quarterfinals</Trans>;
  }
  return isShort ? (
    <Trans>Round {number}</Trans>
  ) : (
    <Trans>
      Round {number} of {rounds}
    </Trans>
  );
}
