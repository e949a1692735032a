import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { rememberPlayGrant, usePlayGate } from '#data/games/play-access.ts';
import { useGame } from '#data/games/use-game.ts';
import { useViewer } from '#data/session/use-viewer.ts';
import { can } from '#domain/access/can.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import styles from './play-frame.module.css';

type PlayGateProps = {
  /** The page shows games that were played, also to those who only joined one. */
  isForJoiners?: boolean;
  children: ReactNode;
};

/** Play mode for whom it is; everybody else reads the sentence (docs/product.md, "Play Mode"). */
export function PlayGate({ isForJoiners = false, children }: PlayGateProps) {
  'use no memo'; // Drawn once for each page: remembering its parts weighs on every page of a game.
  const { t } = useLingui();
  const isRunning = useGame(({ game }) => game.state.mission !== null);
  const isShared = useGame((state) => state.isShared);
  const gate = usePlayGate(isRunning, isShared ? 'shared' : isForJoiners ? 'played' : 'own');
  const viewer = useViewer();
  useEffect(() => rememberPlayGrant(viewer), [viewer]);
  if (gate === 'open') return children;
  if (gate === 'unknown') {
    return (
      <div className="page">
        <Skeleton shape="page" label={t`Loading...`} />
      </div>
    );
  }
  return <Closed canSignIn={can(viewer, 'sign-in')} />;
}

function Closed({ canSignIn }: { canSignIn: boolean }) {
  'use no memo';
  const { t } = useLingui();
  const { pathname } = useLocation();
  return (
    <div className="page">
      <title>{t`Play Mode – Muster`}</title>
      <EmptyState title={t`Play Mode`} headingLevel={1} icon="dice">
        <p>
          <Trans>This feature is only available to testers.</Trans>
        </p>
        <div className={styles.ways}>
          {canSignIn && (
            <Button variant="primary" icon="user" render={<Link to={paths.login(pathname)} />}>
              <Trans>Sign in</Trans>
            </Button>
          )}
          <Button icon="phones" render={<Link to={paths.join(null)} />}>
            <Trans>Join a game</Trans>
          </Button>
          <Button icon="map" render={<Link to={paths.missions()} />}>
            <Trans>Missions and feats</Trans>
          </Button>
        </div>
      </EmptyState>
    </div>
  );
}
