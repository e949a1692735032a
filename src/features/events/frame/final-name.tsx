import { Trans } from '@lingui/react/macro';
import type { EventView } from '#data/events/event.ts';

type FinalNameProps = { event: Pick<EventView, 'cut' | 'rounds'>; number: number };

/** The name of a round of the knock-out. */
export function FinalName({ event: { cut, rounds }, number }: FinalNameProps) {
  const players = (cut ?? 2) / 2 ** (number - rounds - 1);
  if (players <= 2) return <Trans>Final</Trans>;
  return players === 4 ? <Trans>Semifinals</Trans> : <Trans>Quarterfinals</Trans>;
}
