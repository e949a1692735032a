import { useLingui, Trans } from '@lingui/react/macro';
import { usePlayGate } from '#data/games/play-access.ts';
import { useGame } from '#data/games/use-game.ts';
import { useNavigate } from '#platform/routing/router-view.tsx';
import { useLanguage } from '#platform/use-language.ts';
import { PlayFrame } from '../frame/play-frame.tsx';
import { SummaryView } from './summary-view.tsx';
import { Lazy } from '#components/lazy/lazy.tsx';
import { loadRecordButton } from './load-recording.ts';
import { useSayOf } from '#data/games/use-say-of.ts';
import { useSay } from '#data/games/use-say.ts';
import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button/button.tsx';
import styles from './summary-page.module.css';
import { pauseGame } from '../frame/move-games.ts';
import { resumeGame } from '../frame/resume-game.ts';
import { perform } from '../table/perform.ts';
import { useQuery } from '@tanstack/react-query';
import { shelvedGameQuery } from '#data/games/shelf-queries.ts';
import { queryClient } from '#data/query/query-client.ts';
import { gameStore } from '#data/games/game-store.ts';
import { isOver } from '#domain/game/saved/keeping.ts';
import type { Game } from '#domain/game/log.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';

/**
 * `/summary`: how the game went; with another game's id, that of a finished game (docs/product.md,
 * "Pages and addresses").
 */
export function Component() {
  const { t } = useLingui();
  const language = useLanguage();
  const say = useSay(language);
  const game = useGame(({ game: running }) => running);
  const isShared = useGame((state) => state.isShared);
  return (
    <PlayFrame
      phase="summary"
      title={t`Summary`}
      bar={<SummaryBar game={game} isShared={isShared} />}
      renderOther={(id) => <FinishedSummary key={id} id={id} />}
    >
      <SummaryView game={game} say={say} language={language} isShared={isShared} leave={<Leave />} />
    </PlayFrame>
  );
}

/** Back to the scores, on with a new game, or into the history. */
function SummaryBar({ game, isShared }: FinishedProps) {
  const finish = useFinish();
  const mayBegin = usePlayGate(true) !== 'closed';
  return (
    <div className={styles.bar}>
      <Button size="lg" variant="quiet" onClick={() => perform({ type: 'phase-changed', phase: 'scoring' })}>
        <Trans>Change the score</Trans>
      </Button>
      {mayBegin && (
        <Button size="lg" icon="refresh" onClick={() => void finish(paths.phase('setup'))}>
          <Trans>Play again</Trans>
        </Button>
      )}
      {!isShared && <Lazy load={loadRecordButton} props={{ game }} />}
    </div>
  );
}

/** Puts the game among the finished ones. */
function Leave() {
  const finish = useFinish();
  return (
    <Button icon="list" onClick={() => void finish(paths.play())}>
      <Trans>Go to the finished games</Trans>
    </Button>
  );
}

/** Returns a function that keeps the game among the finished ones and goes to an address. */
function useFinish() {
  const navigate = useNavigate();
  return async (to: string) => {
    if (await pauseGame()) await navigate(to);
  };
}

/**
 * The summary of a paused or finished game of this browser, or a note that there is none with that
 * id.
 */
function FinishedSummary({ id }: { id: string }) {
  const { t } = useLingui();
  const { data: found, isPending } = useQuery(shelvedGameQuery(id), queryClient());
  if (isPending) {
    return (
      <>
        <title>{t`Summary – Muster`}</title>
        <Skeleton shape="page" label={t`Loading...`} />
      </>
    );
  }
  if (found === null || found === undefined) {
    return (
      <EmptyState title={t`This game is not on this device`} headingLevel={1} icon="dice">
        <title>{t`Summary – Muster`}</title>
        <p>
          <Trans>
            Games are kept in the browser in which they are played. Deleted ones are under Play Mode.
          </Trans>
        </p>
        <Button variant="primary" render={<Link to={paths.play()} />}>
          <Trans>Play Mode</Trans>
        </Button>
      </EmptyState>
    );
  }
  return <Finished {...found} />;
}

type FinishedProps = { game: Game; isShared: boolean };

function Finished({ game, isShared }: FinishedProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const say = useSayOf([game.state.mission?.id ?? null, game.state.feat?.id ?? null], language);
  return (
    <div className="page" data-width="wide">
      <title>{t`Summary – Muster`}</title>
      <h1 className="visually-hidden">{t`Summary`}</h1>
      <div className={styles.back}>
        <Button flush variant="quiet" size="sm" icon="chevron-left" render={<Link to={paths.play()} />}>
          <Trans>Play Mode</Trans>
        </Button>
        <div className={styles.ways}>
          <GoOn game={game} isShared={isShared} />
          {!isShared && <Lazy load={loadRecordButton} props={{ game }} />}
        </div>
      </div>
      <SummaryView game={game} say={say} language={language} isShared={isShared} />
    </div>
  );
}

/**
 * Back to the table: on with a paused game, or to the boxes of a finished one. The running game is
 * paused.
 */
function GoOn({ game, isShared }: FinishedProps) {
  const navigate = useNavigate();
  const isFinished = isOver(game.state);
  const goOn = async () => {
    if (!(await resumeGame(game, isShared))) return;
    if (isFinished) gameStore.getState().act({ type: 'phase-changed', phase: 'scoring' });
    const { log, state } = gameStore.getState().game;
    await navigate(paths.phase(state.currentPhase, log.id));
  };
  return isFinished ? (
    <Button icon="edit" onClick={() => void goOn()}>
      <Trans>Change the score</Trans>
    </Button>
  ) : (
    <Button variant="primary" trailingIcon="chevron-right" onClick={() => void goOn()}>
      <Trans>Continue</Trans>
    </Button>
  );
}
