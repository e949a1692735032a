import { Trans, useLingui } from '@lingui/react/macro';
import { useGame } from '#data/games/use-game.ts';
import { roleUnit } from '#domain/game/formula.ts';
import type { UnitRole } from '#domain/game/missions/mission.ts';
import { roleCandidates } from '#domain/game/table/roles.ts';
import { Select } from '#ui/select/select.tsx';
import { perform } from '../table/perform.ts';
import { useTable } from '../table/table-context.tsx';
import { usePlayer } from '../table/use-running-game.ts';
import { unitName } from '#platform/words/unit-name.ts';

const NOBODY = '-';

type RoleFieldProps = {
  player: string;
  role: UnitRole;
  /** False where the line above says it already. */
  showLabel?: boolean;
};

/**
 * The unit that a player gives a role: the one that the list itself says until another is named.
 */
export function RoleField({ player: id, role, showLabel = true }: RoleFieldProps) {
  const { t } = useLingui();
  const { say, language } = useTable();
  const state = useGame(({ game }) => game.state);
  const player = usePlayer(id);
  if (player === undefined) return null;
  const chosen = roleUnit(state, id, role.id);
  const offered = roleCandidates(state, id, role);
  const units =
    chosen === null || offered.some((unit) => unit.id === chosen.id) ? offered : [chosen, ...offered];
  return (
    <>
      <Select
        showLabel={showLabel}
        label={role.of === 'own' ? player.name : t`${player.name} names an enemy unit`}
        aria-description={say(role.name, role.names)}
        value={chosen?.id ?? NOBODY}
        items={[
          { value: NOBODY, label: t`nobody yet` },
          ...units.map((unit) => ({ value: unit.id, label: unitName(unit, language) })),
        ]}
        onValueChange={(unit) =>
          perform({ type: 'role-set', player: id, role: role.id, unit: unit === NOBODY ? null : unit })
        }
      />
      {chosen === null && state.currentPhase === 'scoring' && (
        <p className="muted">
          <Trans>Nobody is named, so it scores nothing.</Trans>
        </p>
      )}
    </>
  );
}
