import { Trans } from '@lingui/react/macro';
import type { Mission, MissionKind } from '#domain/game/missions/mission.ts';
import { useMissionLength } from '#platform/words/mission-length.ts';
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

/**
 * The facts of a mission in a line; with `isWhole` also that it is official, as most are, and the
 * points of its lists.
 */
export function MissionFacts({ mission, isWhole = false }: { mission: Mission; isWhole?: boolean }) {
  const length = useMissionLength();
  return (
    <>
      {(isWhole || mission.kind !== 'official') && <KindBadge kind={mission.kind} />}{' '}
      <span>{length(mission)}</span>
      {mission.creator !== null && (
        <span>
          <Trans>by {mission.creator}</Trans>
        </span>
      )}
      {isWhole && mission.listPoints !== null && (
        <span>
          <Trans>lists of {mission.listPoints} pts</Trans>
        </span>
      )}
    </>
  );
}
