import { Trans, useLingui } from '@lingui/react/macro';
import { gameStore } from '#data/games/game-store.ts';
import { useGame } from '#data/games/use-game.ts';
import { type DeploymentReminder, hostsFor } from '#domain/game/reminders.ts';
import type { GameState, GameUnit } from '#domain/game/types.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { Select } from '#ui/select/select.tsx';
import styles from './deployment.module.css';
import { useTermText, useUnitName } from './use-deployment-texts.ts';

type JoinReminder = Extract<DeploymentReminder, { code: 'join' }>;

/** Characters that may join a unit, each with the units to choose from. */
export function Joining({ reminders }: { reminders: readonly JoinReminder[] }) {
  'use no memo'; // Few armies have many of them: remembering its parts would weigh more than it saves.
  const { t } = useLingui();
  const text = useTermText('Join', useLanguage());
  if (reminders.length === 0) return null;
  return (
    <div className={styles.group}>
      <h3>
        <Trans>Joining units</Trans>
      </h3>
      <p className={styles.hint}>
        <Trans>A Character that joins a held-back unit arrives with it.</Trans>
      </p>
      {reminders.map(({ unit }) => (
        <JoinField key={unit} id={unit} />
      ))}
      {text !== null && (
        <Disclosure title={t`The rule in full`}>
          <p className={styles.rule}>{text}</p>
        </Disclosure>
      )}
    </div>
  );
}

const ALONE = '-';

function JoinField({ id }: { id: string }) {
  const { t } = useLingui();
  const state = useGame(({ game }) => game.state);
  const nameOf = useUnitName();
  const unit = state.units[id];
  if (unit === undefined) return null;
  return (
    <Select
      showLabel
      label={nameOf(unit)}
      value={unit.joinedTo ?? ALONE}
      items={[
        { value: ALONE, label: t`joins no unit` },
        ...choicesFor(state, unit).map((host) => ({
          value: host.id,
          label: t`joins ${nameOf(host)}`,
        })),
      ]}
      onValueChange={(host) => join(unit, host)}
    />
  );
}

/** The unit that it has joined and those that it may join, in list order. */
function choicesFor(state: GameState, unit: GameUnit): readonly GameUnit[] {
  const hosts = new Set(hostsFor(state, unit).map(({ id }) => id));
  const own = state.players[unit.player]?.units ?? [];
  return own.flatMap((id) => (hosts.has(id) || id === unit.joinedTo ? (state.units[id] ?? []) : []));
}

function join({ id, joinedTo }: GameUnit, host: string): void {
  const { act } = gameStore.getState();
  if (joinedTo !== null) act({ type: 'character-left', unit: id });
  if (host !== ALONE) act({ type: 'character-joined', unit: id, host });
}
