import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { Lazy } from '#components/lazy/lazy.tsx';
import { useGame } from '#data/games/use-game.ts';
import { type DeploymentReminder, deploymentReminders } from '#domain/game/reminders.ts';
import type { Player } from '#domain/game/types.ts';
import { Choices, HeldBack } from './decisions.tsx';
import { PlayerName } from '#components/game-view/player-name.tsx';
import { useCompany } from '../frame/use-company.ts';
import styles from './deployment.module.css';
import { Icon } from '#ui/icon/icon.tsx';
import { Joining } from './joining.tsx';
import { useUnitName } from './use-deployment-texts.ts';

/** Few cards print no number of models. */
const loadModels = async () => (await import('./models.tsx')).Models;

/** Renders the reminders of one player's list during deployment. */
export function PlayerReminders({ player }: { player: Player }) {
  const id = useId();
  const company = useCompany(player.id);
  const state = useGame(({ game }) => game.state);
  const reminders = deploymentReminders(state, player.id);
  const uncounted = unitsOf(reminders, 'models');
  return (
    <section className={styles.card} data-company={company ?? undefined} aria-labelledby={id}>
      <h2 id={id}>
        <PlayerName name={player.name} company={company} />
      </h2>
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
          <Choices reminders={reminders.filter((one) => one.code === 'choice')} />
          <HeldBack keyword="scout" units={unitsOf(reminders, 'scout')} />
          <HeldBack keyword="ambusher" units={unitsOf(reminders, 'ambusher')} />
          <Joining reminders={reminders.filter((one) => one.code === 'join')} />
          <Companions reminders={reminders.filter((one) => one.code === 'companion')} />
          {uncounted.length > 0 && <Lazy load={loadModels} props={{ units: uncounted }} isQuiet />}
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
  'use no memo';
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
