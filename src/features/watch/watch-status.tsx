import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { WatchedGame } from '#data/live/watched-game.ts';
import { isOver } from '#domain/game/saved/keeping.ts';
import { winnersOf } from '#domain/game/summary.ts';
import type { GameState } from '#domain/game/types.ts';
import type { LiveGame } from '#domain/live/types.ts';
import { reloadPage } from '#platform/page-load.ts';
import { paths } from '#platform/paths.ts';
import { useLanguage } from '#platform/use-language.ts';
import { timeText } from '#platform/words/clock-text.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import styles from './watch-page.module.css';

type WatchStatusProps = { watched: WatchedGame; live: LiveGame };

/** Notices for spectators: the game is old, over, or of a newer version. */
export function WatchStatus({ watched, live }: WatchStatusProps) {
  return (
    <div className={styles.status} role="status">
      <LinkBanner watched={watched} />
      {live.refused.some(({ reason }) => reason === 'version') && (
        <Banner
          tone="warning"
          actions={
            <Button size="sm" icon="refresh" onClick={reloadPage}>
              <Trans>Reload</Trans>
            </Button>
          }
        >
          <Trans>The players have a newer version of Muster. Reload to see everything.</Trans>
        </Banner>
      )}
      {isOver(live.state) && (
        <Banner
          tone="success"
          icon="crown"
          actions={
            watched.isReportPublic && (
              <Button size="sm" icon="book" render={<Link to={paths.report(live.id)} />}>
                <Trans>Battle report</Trans>
              </Button>
            )
          }
        >
          <ResultWords state={live.state} />
        </Banner>
      )}
    </div>
  );
}

function LinkBanner({ watched: { link, readAt } }: { watched: WatchedGame }) {
  const { t } = useLingui();
  const language = useLanguage();
  const time = timeText(readAt ?? 0, language);
  if (link === 'behind') return <Banner tone="info">{t`Reading what happened since ${time}…`}</Banner>;
  if (link === 'off') {
    return (
      <Banner tone="warning" icon="offline">
        {t`No connection: the game as of ${time}. It catches up by itself.`}
      </Banner>
    );
  }
  if (link === 'ended') {
    return (
      <Banner tone="warning" icon="offline">
        {t`The players have closed this link: the game as of ${time}.`}
      </Banner>
    );
  }
  return null;
}

/** The winner, or a draw. */
export function ResultWords({ state }: { state: GameState }) {
  const { t } = useLingui();
  const winners = winnersOf(state);
  const winner = winners.length === 1 ? state.players[winners[0] ?? ''] : undefined;
  return winner === undefined ? <Trans>A draw</Trans> : t`${winner.name} wins`;
}
