import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { gameStore } from '#data/games/game-store.ts';
import { localName } from '#domain/catalogue/localise.ts';
import type { Game } from '#domain/game/log.ts';
import { paths } from '#platform/paths.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { PHASE_NAMES } from '../frame/phase-names.ts';
import { Question } from '../frame/question.tsx';
import styles from './hub.module.css';

/** The game of this browser: back into it, or another one in its place. */
export function RunningGame({ game: { log, state } }: { game: Game }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { mission, feat, currentPhase, currentTurn } = state;
  const isOver = currentPhase === 'summary';
  return (
    <section className={styles['running']} aria-labelledby="running">
      <p className={styles['badges']}>
        <Badge tone="gold">{t(PHASE_NAMES[currentPhase])}</Badge>
        {currentPhase === 'game' && currentTurn > 0 && mission !== null && (
          <Badge>
            <Trans>
              Round {currentTurn} of {mission.rounds}
            </Trans>
          </Badge>
        )}
      </p>
      <h2 id="running">
        {mission === null ? <Trans>No mission yet</Trans> : localName(mission, language)}
        {feat !== null && <small> · {localName(feat, language)}</small>}
      </h2>
      <ul className={styles['scores']}>
        {Object.values(state.players).map(({ id, name, list, score }) => (
          <li key={id} data-faction={list?.faction}>
            <span>{name}</span>
            {currentPhase !== 'setup' && currentPhase !== 'deployment' && <strong>{score}</strong>}
          </li>
        ))}
      </ul>
      <div className={styles['actions']}>
        <Button
          variant="primary"
          size="lg"
          trailingIcon="chevron-right"
          render={<Link to={paths.phase(currentPhase, log.id)} />}
        >
          {isOver ? <Trans>To the summary</Trans> : <Trans>Go on</Trans>}
        </Button>
        <NewGame wasPlayed={currentTurn > 0} isOver={isOver} />
      </div>
    </section>
  );
}

function NewGame({ wasPlayed, isOver }: { wasPlayed: boolean; isOver: boolean }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [asks, setAsks] = useState(false);
  const begin = () => {
    gameStore.getState().reset();
    void navigate(paths.phase('setup'));
  };
  return (
    <>
      <Button size="lg" icon="plus" onClick={() => (isOver ? begin() : setAsks(true))}>
        <Trans>New game</Trans>
      </Button>
      <Question
        open={asks}
        onOpenChange={setAsks}
        title={t`Start a new game?`}
        body={
          wasPlayed ? (
            <Trans>The running game is kept below as it stands, but it does not go on.</Trans>
          ) : (
            <Trans>The running game has not begun yet. What was entered is deleted.</Trans>
          )
        }
        confirmLabel={t`New game`}
        cancelLabel={t`Cancel`}
        danger={!wasPlayed}
        onConfirm={begin}
      />
    </>
  );
}
