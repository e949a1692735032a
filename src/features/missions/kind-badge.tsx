import { Trans } from '@lingui/react/macro';
import type { MissionKind } from '#domain/game/mission.ts';
import { Badge } from '#ui/badge/badge.tsx';

/** The origin of a mission: the game or a player. */
export function KindBadge({ kind }: { kind: MissionKind }) {
  return kind === 'official' ? (
    <Badge tone="gold" icon="shield">
      <Trans>Official</Trans>
    </Badge>
  ) : (
    <Badge tone="info" icon="user">
      <Trans>Community</Trans>
    </Badge>
  );
}
