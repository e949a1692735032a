import { Trans, useLingui } from '@lingui/react/macro';
import { gameStore } from '#data/games/game-store.ts';
import { ownFirst } from '#data/games/own-first.ts';
import { useGame } from '#data/games/use-game.ts';
import { dealPieces } from '#domain/game/missions/deal.ts';
import { openChoices } from '#domain/game/table/options.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { Companies } from '../frame/companies.tsx';
import { PlayFrame } from '../frame/play-frame.tsx';
import { PlayerName } from '#components/game-view/player-name.tsx';
import { useCompany } from '../frame/use-company.ts';
import { PlayerReminders } from './player-reminders.tsx';
import { ownedName } from '#platform/words/unit-name.ts';
import styles from './deployment.module.css';

/**
 * `/deployment`: the order of deployment, and reminders for both players while units go onto the
 * table.
 */
export function Component() {
  const { t } = useLingui();
  const players = useGame(({ game }) => game.state.players);
  return (
    <PlayFrame phase="deployment" title={t`Deployment`} bar={<DeploymentBar />}>
      <div className={styles.columns}>
        <DeploymentOrder />
        {ownFirst({ players }).map((player) => (
          <PlayerReminders key={player.id} player={player} />
        ))}
      </div>
    </PlayFrame>
  );
}

/** The players whom the three questions of the deployment name; null while one is open. */
function useOrder() {
  return {
    winner: useGame(({ game }) => game.state.rollOffWinner),
    first: useGame(({ game }) => game.state.firstToDeployPlayerId),
    initiative: useGame(({ game }) => game.state.initialInitiativePlayerId),
  };
}

function DeploymentBar() {
  'use no memo'; // Drawn again with each change of the game anyway, all of which it reads.
  const { t } = useLingui();
  const { winner, first, initiative } = useOrder();
  const open =
    winner === null
      ? t`roll-off`
      : first === null
        ? t`who deploys first`
        : initiative === null
          ? t`initiative`
          : null;
  const language = useLanguage();
  const state = useGame(({ game }) => game.state);
  const choosing = openChoices(state).flatMap(({ unit }) => state.units[unit] ?? []);
  const missing = choosing.map((unit) => ownedName(state, unit, language)).join(', ');
  return (
    <div className={styles.bar}>
      {open !== null && missing === '' && (
        <p className={styles.open}>
          <Trans>Still open: {open}</Trans>
        </p>
      )}
      {missing !== '' && <p className={styles.missing}>{t`Still to choose: ${missing}`}</p>}
      <Button variant={missing === '' ? 'primary' : 'secondary'} size="lg" icon="flag" onClick={begin}>
        {missing === '' ? <Trans>Start the game</Trans> : <Trans>Start anyway</Trans>}
      </Button>
    </div>
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

/** The roll-off, the first player to deploy, and the initiative, one tap each. */
function DeploymentOrder() {
  const { t } = useLingui();
  const { winner, first, initiative } = useOrder();
  const { act } = gameStore.getState();
  return (
    <section className={styles.card} aria-labelledby="order">
      <h2 id="order">
        <Trans>Who begins</Trans>
      </h2>
      <Companies canSwap />
      <Question
        label={t`Who won the roll-off?`}
        value={winner}
        onChoose={(player) => act({ type: 'roll-off-won', player })}
      />
      <Question
        label={t`Who deploys first?`}
        value={first}
        onChoose={(player) => act({ type: 'first-to-deploy-set', player })}
      />
      <Question
        label={t`Who has the initiative?`}
        value={initiative}
        onChoose={(player) => act({ type: 'initiative-set', player })}
      />
    </section>
  );
}

type QuestionProps = { label: string; value: string | null; onChoose: (player: string) => void };

function Question({ label, value, onChoose }: QuestionProps) {
  const players = useGame(({ game }) => game.state.players);
  return (
    <fieldset className={styles.question}>
      <legend>{label}</legend>
      {Object.values(players).map(({ id, name }) => (
        <button
          key={id}
          type="button"
          className={styles.player}
          aria-pressed={value === id}
          onClick={() => {
            if (value !== id) onChoose(id);
          }}
        >
          <PlayerOf id={id} name={name} />
        </button>
      ))}
    </fieldset>
  );
}

function PlayerOf({ id, name }: { id: string; name: string }) {
  return <PlayerName name={name} company={useCompany(id)} />;
}
