import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Mission } from '#domain/game/missions/mission.ts';

/** Says "3 rounds of 5 turns", or each round's turns where they differ. */
export function useMissionLength(): (mission: Pick<Mission, 'rounds' | 'turns'>) => string {
  const { t } = useLingui();
  return (mission) => {
    const [first = 0, ...others] = mission.turns;
    if (others.every((each) => each === first)) {
      return t`${plural(mission.rounds, { one: '# round', other: '# rounds' })} of ${first} turns`;
    }
    const turns = mission.turns.join(', ');
    return t`${plural(mission.rounds, { one: '# round', other: '# rounds' })} of ${turns} turns`;
  };
}
