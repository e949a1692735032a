import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useParams } from 'react-router';
import { GameViewer } from '#components/game-view/viewer/game-viewer.tsx';
import { ViewerPage } from '#components/game-view/viewer/viewer-page.tsx';
import { useFirstStep, useStepAddress } from '#components/game-view/viewer/use-step-address.ts';
import { useStepping } from '#components/game-view/viewer/use-stepping.ts';
import { useSayOf } from '#data/games/use-say-of.ts';
import { useReport } from '#data/live/use-report.ts';
import { chaptersOf } from '#domain/game/replay/chapters.ts';
import { lastStep, type Replay, stateAt } from '#domain/game/replay/replay.ts';
import { paths } from '#platform/paths.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Waiting } from '#components/waiting/waiting.tsx';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import styles from './replay-page.module.css';

/** `/replay/{gameId}`: a game of this browser, or one with a public report, step by step. */
export function Component() {
  const { gameId = '' } = useParams();
  return <Found key={gameId} id={gameId} />;
}

function Found({ id }: { id: string }) {
  const { t } = useLingui();
  const report = useReport(id);
  if (report.kind === 'own' || report.kind === 'public') {
    return <Watched id={id} replay={report.replay} isOwn={report.kind === 'own'} />;
  }
  if (report.kind === 'loading') {
    return (
      <>
        <title>{t`Replay – Muster`}</title>
        <Waiting failure={report.failure} title={t`The replay could not be loaded`} />
      </>
    );
  }
  return <Missing />;
}

function Missing() {
  const { t } = useLingui();
  return (
    <EmptyState title={t`This game is not on this device`} headingLevel={1} icon="dice">
      <title>{t`Replay – Muster`}</title>
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

type WatchedProps = { id: string; replay: Replay; isOwn: boolean };

function Watched({ id, replay, isOwn }: WatchedProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { mission, feat } = stateAt(replay, lastStep(replay));
  const say = useSayOf([mission?.id ?? null, feat?.id ?? null], language);
  const begun = chaptersOf(replay).find(({ round }) => round > 0)?.from;
  const stepping = useStepping(replay, useFirstStep() ?? begun ?? 0, false);
  useStepAddress(stepping.step, stepping.isPlaying);
  return (
    <ViewerPage>
      <title>{t`Replay – Muster`}</title>
      <h1 className="visually-hidden">{t`Replay`}</h1>
      <GameViewer {...{ replay, stepping, say, language }} serverOffset={null}>
        <p className={styles.back}>
          <Button
            variant="quiet"
            size="sm"
            icon="chevron-left"
            render={<Link to={isOwn ? paths.phase('summary', id) : paths.report(id)} />}
          >
            {isOwn ? <Trans>Summary</Trans> : <Trans>Battle report</Trans>}
          </Button>
        </p>
      </GameViewer>
    </ViewerPage>
  );
}
