import { Trans, useLingui } from '@lingui/react/macro';
import { useGame } from '#data/games/use-game.ts';
import type { Meter, Named, UnitRole } from '#domain/game/mission.ts';
import type { FeatRules } from '#domain/game/types.ts';
import { rivalOf } from '#domain/game/scoring.ts';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { Select } from '#ui/select/select.tsx';
import { CountStepper } from '../sheets/count-stepper.tsx';
import styles from './mission-panel.module.css';
import { perform } from '../table/perform.ts';
import { PlayerTokens } from './player-tokens.tsx';
import { useTable } from '../table/table-context.tsx';
import { unitName } from '../units/unit-words.ts';
import { usePlayer, usePlayerIds } from '../table/use-running-game.ts';

/** The counts of a feat for each player: meters, units in its roles, flags and tokens. */
export function FeatPanel({ feat }: { feat: FeatRules }) {
  const { say } = useTable();
  const players = usePlayerIds();
  return (
    <>
      {feat.meters.map((meter) => (
        <div key={meter.id} className={styles.pair}>
          <h3 className={styles.title}>{say(meter.name, meter.names)}</h3>
          {players.map((player) => (
            <MeterStepper key={player} player={player} meter={meter} />
          ))}
        </div>
      ))}
      {feat.roles.map((role) => (
        <div key={role.id} className={styles.pair}>
          <h3 className={styles.title}>{say(role.name, role.names)}</h3>
          {players.map((player) => (
            <RoleField key={player} player={player} role={role} />
          ))}
        </div>
      ))}
      {feat.flags.map((flag) => (
        <div key={flag.id}>
          {players.map((player) => (
            <FlagBox key={player} player={player} flag={flag} />
          ))}
        </div>
      ))}
      <PlayerTokens tokens={feat.tokens} />
    </>
  );
}

function MeterStepper({ player: id, meter }: { player: string; meter: Meter }) {
  const { t } = useLingui();
  const { say } = useTable();
  const player = usePlayer(id);
  if (player === undefined) return null;
  const value = player.meters[meter.id] ?? meter.start;
  const isFull = value >= meter.max;
  return (
    <CountStepper
      label={player.name}
      of={say(meter.name, meter.names)}
      value={value}
      min={meter.min}
      max={meter.atMax === 'rival-falls' ? Number.POSITIVE_INFINITY : meter.max}
      hint={
        isFull && meter.atMax === 'rival-falls' ? t`full: plus lowers the rival’s` : t`up to ${meter.max}`
      }
      onStep={(by) => perform({ type: 'meter-moved', player: id, meter: meter.id, by })}
    />
  );
}

const NOBODY = '-';

function RoleField({ player: id, role }: { player: string; role: UnitRole }) {
  const { t } = useLingui();
  const { say, language } = useTable();
  const player = usePlayer(id);
  const owner = useGame(({ game }) => (role.of === 'own' ? id : rivalOf(game.state, id)));
  const units = useGame(({ game }) => game.state.units);
  if (player === undefined) return null;
  const items = Object.values(units)
    .filter((unit) => unit.player === owner)
    .map((unit) => ({ value: unit.id, label: unitName(unit, language) }));
  return (
    <Select
      showLabel
      label={role.of === 'own' ? player.name : t`${player.name} names an enemy unit`}
      aria-description={say(role.name, role.names)}
      value={player.roles[role.id] ?? NOBODY}
      items={[{ value: NOBODY, label: t`nobody yet` }, ...items]}
      onValueChange={(unit) =>
        perform({ type: 'role-set', player: id, role: role.id, unit: unit === NOBODY ? null : unit })
      }
    />
  );
}

function FlagBox({ player: id, flag }: { player: string; flag: Named }) {
  const { say } = useTable();
  const player = usePlayer(id);
  if (player === undefined) return null;
  const words = say(flag.name, flag.names);
  return (
    <Checkbox
      label={
        <Trans>
          {player.name}: {words}
        </Trans>
      }
      checked={player.flags.includes(flag.id)}
      onCheckedChange={(set) => perform({ type: 'flag-set', player: id, flag: flag.id, set })}
    />
  );
}
