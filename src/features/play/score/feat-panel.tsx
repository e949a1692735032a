import { Trans, useLingui } from '@lingui/react/macro';
import type { Meter, Named, TokenKind } from '#domain/game/missions/mission.ts';
import type { FeatRules } from '#domain/game/types.ts';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { RoleField } from './role-field.tsx';
import { CountStepper } from '../sheets/count-stepper.tsx';
import styles from './mission-panel.module.css';
import { perform } from '../table/perform.ts';
import { useTable } from '../table/table-context.tsx';
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
        isFull && meter.atMax === 'rival-falls' ? t`full: + lowers your rival’s meter` : t`up to ${meter.max}`
      }
      onStep={(by) => perform({ type: 'meter-moved', player: id, meter: meter.id, by })}
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

/**
 * The tokens that each player gathers in the mission or feat. Renders nothing when there are none
 * to gather.
 */
export function PlayerTokens({ tokens }: { tokens: readonly TokenKind[] }) {
  const { say } = useTable();
  const players = usePlayerIds();
  return tokens
    .filter(({ on }) => on === 'player')
    .map((token) => (
      <div key={token.id} className={styles.pair}>
        <h3 className={styles.title}>{say(token.name, token.names)}</h3>
        {players.map((player) => (
          <TokenStepper key={player} player={player} token={token} />
        ))}
      </div>
    ));
}

function TokenStepper({ player: id, token }: { player: string; token: TokenKind }) {
  const { say } = useTable();
  const player = usePlayer(id);
  if (player === undefined) return null;
  return (
    <CountStepper
      label={player.name}
      of={say(token.name, token.names)}
      value={player.tokens[token.id] ?? 0}
      max={token.most ?? Number.POSITIVE_INFINITY}
      onStep={(by) => perform({ type: 'player-token-moved', player: id, token: token.id, by })}
    />
  );
}
