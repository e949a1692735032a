import { Trans } from '@lingui/react/macro';
import type { EndReason } from '#domain/game/types.ts';

/** Renders the reason why a game ends or ended. `player` is the side that it is about. */
export function EndReasonWords({ reason, player }: { reason: EndReason; player: string | null }) {
  switch (reason) {
    case 'last-round':
      return <Trans>The last round is over.</Trans>;
    case 'no-units':
      return player === null ? (
        <Trans>A side has no units left.</Trans>
      ) : (
        <Trans>{player} has no units left.</Trans>
      );
    case 'all-demoralized':
      return player === null ? (
        <Trans>All units of a side are Demoralized.</Trans>
      ) : (
        <Trans>All units of {player} are Demoralized.</Trans>
      );
    case 'pieces':
      return <Trans>Everything that the mission is about is destroyed.</Trans>;
    case 'agreed':
      return <Trans>Both players agree to end it.</Trans>;
    case 'conceded':
      return player === null ? <Trans>A player concedes.</Trans> : <Trans>{player} concedes.</Trans>;
    case 'time':
      return <Trans>Time is up.</Trans>;
  }
}
