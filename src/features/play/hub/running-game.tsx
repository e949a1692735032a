import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { usePlayGate } from '#data/games/play-access.ts';
import { queryClient } from '#data/query/query-client.ts';
import { localName } from '#domain/catalogue/localise.ts';
import { companyOf } from '#domain/game/companies.ts';
import type { Game } from '#domain/game/log.ts';
import { paths } from '#platform/paths.ts';
import { useNavigate } from '#platform/routing/router-view.tsx';
import { PHASE_NAMES } from '#platform/words/phase-names.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { pauseGame } from '../frame/move-games.ts';
import styles from './hub-page.module.css';

type RunningGameProps = { game: Game; onDelete: () => void };

/** The game on the table: back into it, a new one while it is paused, or away with it. */
export function RunningGame({ game: { log, state }, onDelete }: RunningGameProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { mission, feat, currentPhase, currentTurn } = state;
  const isOver = currentPhase === 'summary';
  const mayBegin = usePlayGate(true) !== 'closed';
  return (
    <section className={styles.running} aria-labelledby="running">
      <p className={styles.badges}>
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
      <ul className={styles.scores}>
        {Object.values(state.players).map(({ id, name, list, score }) => (
          <li key={id} data-faction={list?.faction} data-company={companyOf(state, id) ?? undefined}>
            <span>{name}</span>
            {currentPhase !== 'setup' && currentPhase !== 'deployment' && <strong>{score}</strong>}
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button
          variant="primary"
          size="lg"
          trailingIcon="chevron-right"
          render={<Link to={paths.phase(currentPhase, log.id)} />}
        >
          {isOver ? <Trans>Go to the summary</Trans> : <Trans>Continue</Trans>}
        </Button>
        <Button
          size="lg"
          icon="phones"
          render={<Link to={`${paths.phase(currentPhase, log.id)}?dialog=two-phones`} />}
        >
          <Trans>Play on two phones</Trans>
        </Button>
        {mayBegin && <NewGame />}
        <Button variant="quiet" size="lg" icon="trash" onClick={onDelete}>
          <Trans>Delete</Trans>
        </Button>
      </div>
    </section>
  );
}

/** Nothing is lost by it, so nothing is asked: the running game is paused. */
function NewGame() {
  const navigate = useNavigate();
  const begin = useMutation(
    {
      mutationFn: async () => {
        if (await pauseGame()) await navigate(paths.phase('setup'));
      },
    },
    queryClient(),
  );
  return (
    <Button size="lg" icon="plus" busy={begin.isPending} onClick={() => begin.mutate()}>
      <Trans>New game</Trans>
    </Button>
  );
}
