import { Trans, useLingui } from '@lingui/react/macro';
import type { EndReason } from '#domain/game/types.ts';

/** Renders the reason why a game ends or ended. `player` is the side that it is about. */
export function EndReasonWords({ reason, player }: { reason: EndReason; player: string | null }) {
  const { t } = useLingui();
  // Names as plain text: Trans would read <i> in them as an element.
  switch (reason) {
    case 'last-round':
      return <Trans>The last round is over.</Trans>;
    case 'no-units':
      return player === null ? <Trans>A side has no units left.</Trans> : t`${player} has no units left.`;
    case 'all-demoralized':
      return player === null ? (
        <Trans>All units of a side are Demoralized.</Trans>
      ) : (
        t`All units of ${player} are Demoralized.`
      );
    case 'pieces':
      return <Trans>Everything that the mission is about is destroyed.</Trans>;
    case 'agreed':
      return <Trans>Both players agree to end it.</Trans>;
    case 'conceded':
      return player === null ? <Trans>A player concedes.</Trans> : t`${player} concedes.`;
    case 'time':
      return <Trans>Time is up.</Trans>;
  }
}
