import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useParams } from 'react-router';
import { useGame } from '#data/games/use-game.ts';
import { isKept } from '#domain/game/saved/saved-game.ts';
import type { Phase } from '#domain/game/types.ts';
import { paths } from '#platform/paths.ts';
import { HeaderSlot } from '#ui/header-slot/header-slot.tsx';
import { classNames } from '#ui/class-names.ts';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { GameNotices } from './game-notices.tsx';
import { GameUndo } from './game-undo.tsx';
import { PhaseStrip } from './phase-strip.tsx';
import { PlayGate } from './play-gate.tsx';
import styles from './play-frame.module.css';
import { Lazy } from '#components/lazy/lazy.tsx';

import { keepAwake } from '#platform/wake-lock.ts';

type PlayFrameProps = {
  /** The phase that the page is for. */
  phase: Phase;
  /**
   * The page's name: the window's title, and a heading for screen readers (the phase strip shows it
   * to the eye).
   */
  title: string;
  /** The content of the bar in thumb reach, the main action last; there is no bar without it. */
  bar?: ReactNode;
  /** The bar has undo and redo; the header then has none. */
  hasOwnUndo?: boolean;
  /**
   * Shows a game that is not the running one, by the id in the address: the summary of a paused or
   * finished game. Without it, such an address leads to the game's summary.
   */
  renderOther?: (gameId: string) => ReactNode;
  children: ReactNode;
};

/** The way to a game on two phones, and what such a game shows on each page. */
const loadPhones = async () => (await import('../two-phones/phones.tsx')).Phones;

/**
 * The frame of every page of a running game: who may be here, the phase's own page (a page of
 * another phase leads to the phase that the game is in), undo and redo, the phases, notices on
 * saving, the bar below; the screen is kept on.
 */
export function PlayFrame(props: PlayFrameProps) {
  return (
    <PlayGate isForJoiners={props.renderOther !== undefined}>
      <Guarded {...props} />
    </PlayGate>
  );
}

function Guarded({ renderOther, ...page }: PlayFrameProps) {
  'use no memo';
  const { gameId } = useParams();
  const id = useGame(({ game }) => game.log.id);
  const current = useGame(({ game }) => game.state.currentPhase);
  const isSaved = useGame(({ game }) => isKept(game.state));
  const isSearching = useGame((state) => state.isSearching);
  // The game may come back from its second copy in a moment.
  if (isSearching && !isSaved) return <Waiting />;
  if (gameId !== undefined && gameId !== id) {
    return renderOther === undefined ? (
      <Navigate to={paths.phase('summary', gameId)} replace />
    ) : (
      renderOther(gameId)
    );
  }
  // Before a mission and a player there is no game to speak of: it starts in the set-up.
  if (!isSaved && page.phase !== 'setup' && current === 'setup')
    return <Navigate to={paths.play()} replace />;
  if (current !== page.phase) return <Navigate to={paths.phase(current, isSaved ? id : null)} replace />;
  return <Page {...page} />;
}

function Waiting() {
  'use no memo';
  const { t } = useLingui();
  return (
    <div className="page">
      <Skeleton shape="page" label={t`Loading...`} />
    </div>
  );
}

function Page({ phase, title, bar, hasOwnUndo = false, children }: Omit<PlayFrameProps, 'renderOther'>) {
  'use no memo'; // Drawn again with each page anyway: remembering its parts weighs on every page of a game.
  const { t } = useLingui();
  useAwake(phase !== 'summary');
  return (
    <div className={classNames('page', styles.frame)} data-width="wide">
      <title>{`${title} – Muster`}</title>
      <h1 className="visually-hidden">{title}</h1>
      {!hasOwnUndo && (
        <HeaderSlot>
          <GameUndo />
        </HeaderSlot>
      )}
      <PhaseStrip />
      <Lazy load={loadPhones} props={{}} isQuiet />
      <GameNotices />
      <div className={styles.content}>{children}</div>
      {bar !== undefined && (
        <div className={styles.bar} role="region" aria-label={t`Next step`} data-bottom-bar="">
          <div className={styles.inner}>{bar}</div>
        </div>
      )}
    </div>
  );
}

/** Keeps the screen on while `isOn`: nobody wants to unlock a phone for every tap at the table. */
function useAwake(isOn: boolean): void {
  useEffect(() => (isOn ? keepAwake() : undefined), [isOn]);
}
