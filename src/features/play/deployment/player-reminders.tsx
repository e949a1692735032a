import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useGame } from '#data/games/use-game.ts';
import { type DeploymentReminder, deploymentReminders, hostsFor } from '#domain/game/reminders.ts';
import type { Player, GameState, GameUnit } from '#domain/game/types.ts';
import { Choices, HeldBack } from './decisions.tsx';
import styles from './deployment.module.css';
import { Icon } from '#ui/icon/icon.tsx';
import { useUnitName, useTermText } from './use-deployment-texts.ts';
import { gameStore } from '#data/games/game-store.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { Select } from '#ui/select/select.tsx';

/** Renders the reminders of one player's list during deployment. */
export function PlayerReminders({ player }: { player: Player }) {
  const id = useId();
  const state = useGame(({ game }) => game.state);
  const reminders = deploymentReminders(state, player.id);
  return (
    <section className={styles.card} data-faction={player.list?.faction} aria-labelledby={id}>
      <h2 id={id}>{player.name}</h2>
      {player.list === null ? (
        <p className="muted">
          <Trans>No list was chosen, so there is nothing to remind you of.</Trans>
        </p>
      ) : reminders.length === 0 ? (
        <p className="muted">
          <Trans>Nothing special: all units deploy as usual.</Trans>
        </p>
      ) : (
        <>
          <HeldBack keyword="scout" units={unitsOf(reminders, 'scout')} />
          <HeldBack keyword="ambusher" units={unitsOf(reminders, 'ambusher')} />
          <Joining reminders={reminders.filter((one) => one.code === 'join')} />
          <Companions reminders={reminders.filter((one) => one.code === 'companion')} />
          <Choices reminders={reminders.filter((one) => one.code === 'choice')} />
        </>
      )}
    </section>
  );
}

function unitsOf(reminders: readonly DeploymentReminder[], code: DeploymentReminder['code']) {
  return reminders.flatMap((one) => (one.code === code ? [one.unit] : []));
}

type CompanionReminder = Extract<DeploymentReminder, { code: 'companion' }>;

function Companions({ reminders }: { reminders: readonly CompanionReminder[] }) {
  const units = useGame(({ game }) => game.state.units);
  const nameOf = useUnitName();
  if (reminders.length === 0) return null;
  return (
    <div className={styles.group}>
      <h3>
        <Trans>Companions</Trans>
      </h3>
      <ul className={styles.lines}>
        {reminders.map(({ unit, owner }) => {
          const companion = units[unit];
          const master = owner === null ? undefined : units[owner];
          if (companion === undefined) return null;
          const name = nameOf(companion);
          const ownerName = master === undefined ? '' : nameOf(master);
          return (
            <li key={unit}>
              <Icon name={master === undefined ? 'warning' : 'link'} size={20} />
              <span>
                {master === undefined ? (
                  <Trans>{name}: its owner is not in this list, so it cannot be deployed.</Trans>
                ) : (
                  <Trans>
                    {name} deploys with {ownerName} and never leaves.
                  </Trans>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

type JoinReminder = Extract<DeploymentReminder, { code: 'join' }>;

/** Characters that may join a unit, each with the units to choose from. */
function Joining({ reminders }: { reminders: readonly JoinReminder[] }) {
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
