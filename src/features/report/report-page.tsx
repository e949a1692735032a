import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useParams } from 'react-router';
import { useCopy } from '#components/clipboard/use-copy.ts';
import { ShareGame } from '#components/game-view/share-game.tsx';
import { Panel } from '#components/panel/panel.tsx';
import { usePrintWindow } from '#components/print-window/use-print-window.ts';
import { useSayOf } from '#data/games/use-say-of.ts';
import { lastStep, type Replay, stateAt } from '#domain/game/replay/replay.ts';
import { absoluteUrl, paths } from '#platform/paths.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Waiting } from '#components/waiting/waiting.tsx';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import styles from './report-page.module.css';
import { ReportPicture } from './report-picture.tsx';
import { ReportView } from './report-view.tsx';
import { useReport } from '#data/live/use-report.ts';

/** `/report/{gameId}`: the battle report of a game of this device, or one that is public. */
export function Component() {
  const { t } = useLingui();
  const { gameId = '' } = useParams();
  const report = useReport(gameId);
  if (report.kind === 'own' || report.kind === 'public') {
    return <Shown key={gameId} id={gameId} replay={report.replay} isOwn={report.kind === 'own'} />;
  }
  return (
    <>
      <title>{t`Battle report – Muster`}</title>
      <meta name="robots" content="noindex" />
      {report.kind === 'loading' ? (
        <div className="page" data-width="wide">
          <Waiting failure={report.failure} title={t`The report could not be loaded`} />
        </div>
      ) : (
        <Missing />
      )}
    </>
  );
}

function Missing() {
  const { t } = useLingui();
  return (
    <EmptyState title={t`There is no public report here`} headingLevel={1} icon="book">
      <p>
        <Trans>A report is public once both players agree, until one of them takes it back.</Trans>
      </p>
      <Button variant="primary" render={<Link to={paths.home()} />}>
        <Trans>Go to the start page</Trans>
      </Button>
    </EmptyState>
  );
}

function Shown({ id, replay, isOwn }: { id: string; replay: Replay; isOwn: boolean }) {
  const { t } = useLingui();
  const language = useLanguage();
  const state = stateAt(replay, lastStep(replay));
  const say = useSayOf([state.mission?.id ?? null, state.feat?.id ?? null], language);
  const print = usePrintWindow();
  return (
    <div className={`page ${styles.page}`} data-width="wide">
      <title>{t`Battle report – Muster`}</title>
      {isOwn && <meta name="robots" content="noindex" />}
      <h1>{t`Battle report`}</h1>
      <ReportView replay={replay} say={say} language={language}>
        <Panel title={t`Look back`}>
          <div className={styles.ways}>
            <Button icon="play" render={<Link to={paths.replay(id)} />}>
              <Trans>Watch the replay</Trans>
            </Button>
            {isOwn && (
              <Button icon="chevron-left" render={<Link to={paths.phase('summary', id)} />}>
                <Trans>Summary</Trans>
              </Button>
            )}
          </div>
        </Panel>
        <ShareGame state={state} say={say} language={language} onPrint={() => print(paths.printReport(id))}>
          {!isOwn && <CopyAddress id={id} />}
          <ReportPicture state={state} say={say} language={language} />
        </ShareGame>
      </ReportView>
    </div>
  );
}

function CopyAddress({ id }: { id: string }) {
  const { copyLink } = useCopy();
  return (
    <Button icon="link" onClick={() => void copyLink(absoluteUrl(paths.report(id)))}>
      <Trans>Copy link</Trans>
    </Button>
  );
}
