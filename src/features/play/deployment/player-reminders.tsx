import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { Lazy } from '#components/lazy/lazy.tsx';
import { useGame } from '#data/games/use-game.ts';
import { type DeploymentReminder, deploymentReminders } from '#domain/game/reminders.ts';
import type { Player } from '#domain/game/types.ts';
import { Choices } from './choices.tsx';
import { Companions } from './companions.tsx';
import styles from './deployment.module.css';
import { HeldBack } from './held-back.tsx';

const loadJoining = async () => (await import('./joining.tsx')).Joining;

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
          <Lazy load={loadJoining} props={{ reminders: reminders.filter((one) => one.code === 'join') }} />
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
