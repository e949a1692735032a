import { Trans, useLingui } from '@lingui/react/macro';
import { gameStore } from '#data/games/game-store.ts';
import { useGame } from '#data/games/use-game.ts';
import { dealPieces } from '#domain/game/deal.ts';
import { Button } from '#ui/button/button.tsx';
import { PlayFrame } from '../frame/play-frame.tsx';
import { DeploymentOrder } from './deployment-order.tsx';
import { PlayerReminders } from './player-reminders.tsx';
import styles from './deployment.module.css';

/**
 * `/deployment`: the order of deployment, and reminders for both players while units go onto the
 * table.
 */
export function DeploymentPage() {
  const { t } = useLingui();
  const players = useGame(({ game }) => game.state.players);
  return (
    <PlayFrame phase="deployment" title={t`Deployment`} width="text" bar={<DeploymentBar />}>
      <div className={styles.page}>
        <DeploymentOrder />
        {Object.values(players).map((player) => (
          <PlayerReminders key={player.id} player={player} />
        ))}
      </div>
    </PlayFrame>
  );
}

function DeploymentBar() {
  const { t } = useLingui();
  const winner = useGame(({ game }) => game.state.rollOffWinner);
  const first = useGame(({ game }) => game.state.firstToDeployPlayerId);
  const initiative = useGame(({ game }) => game.state.initialInitiativePlayerId);
  const open =
    winner === null
      ? t`roll-off`
      : first === null
        ? t`who deploys first`
        : initiative === null
          ? t`initiative`
          : null;
  return (
    <>
      {open !== null && (
        <p className={styles.open}>
          <Trans>Still open: {open}</Trans>
        </p>
      )}
      <Button variant="primary" size="lg" icon="flag" onClick={begin}>
        <Trans>Start the game</Trans>
      </Button>
    </>
  );
}

/** Deals what lies face down under the mission's pieces, unless somebody did, and begins. */
function begin(): void {
  const { act, game } = gameStore.getState();
  const { mission, pieces } = game.state;
  const isDealt = Object.values(pieces).some(({ deal }) => deal !== null);
  const deal = mission === null || isDealt ? null : dealPieces(mission, Math.random);
  if (deal !== null) act(deal);
  act({ type: 'phase-changed', phase: 'game' });
}
