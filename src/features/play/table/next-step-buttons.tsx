import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useGame } from '#data/games/use-game.ts';
import { Button } from '#ui/button/button.tsx';
import styles from './game-page.module.css';
import { EndActivation } from './end-activation-buttons.tsx';
import { nextRound, nextStep } from './next-round.ts';
import { perform } from './perform.ts';
import { useTable } from './table-context.tsx';
import { usePlayer, usePlayerIds, useTurn } from './use-running-game.ts';

/**
 * The one step that the game waits for, as buttons. Keyboard focus stays here from one step to the
 * next.
 */
export function NextStepButtons() {
  const step = useGame(({ game }) => nextStep(game.state));
  const place = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    // The pressed button went away with its step, and the focus with it.
    if (wasPressed.current && document.activeElement === document.body) {
      place.current?.querySelector('button')?.focus({ preventScroll: true });
    }
    wasPressed.current = false;
  }, [step]);
  return (
    <div
      ref={place}
      className={styles.steps}
      onClickCapture={() => {
        wasPressed.current = true;
      }}
    >
      <StepButtons step={step} />
    </div>
  );
}

function StepButtons({ step }: { step: ReturnType<typeof nextStep> }) {
  const { sheet } = useTable();
  const round = useGame(({ game }) => game.state.currentTurn);
  switch (step) {
    case 'start-round':
      return <StartButtons />;
    case 'choose-unit':
      return <ChooseUnit />;
    case 'end-activation':
      return (
        <>
          <Button size="lg" onClick={() => sheet.open('attack')}>
            <Trans>Attack</Trans>
          </Button>
          <EndActivation />
        </>
      );
    case 'score-round':
      return (
        <Button
          className={styles.main}
          variant="primary"
          size="lg"
          icon="flag"
          onClick={() => sheet.open('score')}
        >
          <Trans>Score round {round}</Trans>
        </Button>
      );
    case 'end-game':
      return (
        <Button
          className={styles.main}
          variant="primary"
          size="lg"
          icon="success"
          onClick={() => sheet.open('end')}
        >
          <Trans>End the game</Trans>
        </Button>
      );
  }
}

function StartButtons() {
  return usePlayerIds().map((id) => <StartButton key={id} id={id} />);
}

function StartButton({ id }: { id: string }) {
  const player = usePlayer(id);
  const round = useGame(({ game }) => nextRound(game.state));
  const isChosen = useGame(({ game }) => (game.state.initiativePlayer ?? id) === id);
  if (player === undefined || round === null) return null;
  return (
    <Button
      className={`${styles.main ?? ''} ${styles.start ?? ''}`}
      variant={isChosen ? 'primary' : 'secondary'}
      size="lg"
      onClick={() => perform({ type: 'turn-started', player: id, number: round })}
    >
      <span className={styles.name}>
        <Trans>{player.name} begins</Trans>
      </span>
    </Button>
  );
}

/** No unit is being activated: one is to be chosen, or the player passes. */
function ChooseUnit() {
  const turn = useTurn();
  const id = turn?.activePlayer ?? '';
  const player = usePlayer(id);
  if (player === undefined) return null;
  return (
    <>
      <p className={styles.hint}>
        <Trans>
          <strong>{player.name}</strong>: choose a unit
        </Trans>
      </p>
      <Button
        size="lg"
        onClick={() => perform({ type: 'activation-completed', player: id, unit: null, extra: false })}
      >
        <Trans>Pass</Trans>
      </Button>
    </>
  );
}
