import { Trans, useLingui } from '@lingui/react/macro';
import { gameStore } from '#data/games/game-store.ts';
import { useGame } from '#data/games/use-game.ts';
import styles from './deployment.module.css';

/** The roll-off, the first player to deploy, and the initiative, one tap each. */
export function DeploymentOrder() {
  const { t } = useLingui();
  const winner = useGame(({ game }) => game.state.rollOffWinner);
  const first = useGame(({ game }) => game.state.firstToDeployPlayerId);
  const initiative = useGame(({ game }) => game.state.initialInitiativePlayerId);
  const { act } = gameStore.getState();
  return (
    <section className={styles.card} aria-labelledby="order">
      <h2 id="order">
        <Trans>Who begins</Trans>
      </h2>
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
      {Object.values(players).map(({ id, name, list }) => (
        <button
          key={id}
          type="button"
          className={styles.player}
          data-faction={list?.faction}
          aria-pressed={value === id}
          onClick={() => {
            if (value !== id) onChoose(id);
          }}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
