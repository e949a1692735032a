import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { PlayerName } from '#components/game-view/player-name.tsx';
import { playerTurn } from '#components/game-view/player-head.tsx';
import { PlayerTime } from '#components/game-view/player-time.tsx';
import { useSayOf } from '#data/games/use-say-of.ts';
import { useWatchedGame } from '#data/live/use-watched-game.ts';
import type { WatchedGame } from '#data/live/watched-game.ts';
import { companyOf } from '#domain/game/companies.ts';
import { isOver } from '#domain/game/saved/keeping.ts';
import type { GameState, Player } from '#domain/game/types.ts';
import type { LiveGame } from '#domain/live/types.ts';
import { paths } from '#platform/paths.ts';
import { useLanguage } from '#platform/use-language.ts';
import { useNow } from '#platform/use-now.ts';
import { timeText } from '#platform/words/clock-text.ts';
import { eventNames, eventWords } from '#platform/words/event-words.ts';
import { PHASE_NAMES } from '#platform/words/phase-names.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { Spinner } from '#ui/spinner/spinner.tsx';
import { ResultWords } from './watch-status.tsx';
import styles from './wall-table.module.css';

/** One watched game in large letters: round, players, scores, clocks, the last event. */
export function WallTable({ watch }: { watch: string }) {
  const { t } = useLingui();
  const watched = useWatchedGame(watch);
  const { live, link } = watched;
  if (live !== null && Object.keys(live.state.players).length > 0) {
    return <Table watch={watch} watched={watched} live={live} />;
  }
  return (
    <div className={styles.table}>
      <div className={styles.waiting} role="status">
        {link === 'ended' && <Trans>This link shows no game.</Trans>}
        {link === 'off' && <Trans>No connection. It tries again by itself.</Trans>}
        {link === 'behind' && live === null && <Spinner label={t`Loading...`} />}
        {live !== null && link !== 'ended' && link !== 'off' && <Trans>The game has not begun.</Trans>}
      </div>
    </div>
  );
}

type TableProps = { watch: string; watched: WatchedGame; live: LiveGame };

function Table({ watch, watched, live }: TableProps) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { state, taps } = live;
  const { mission, feat, currentPhase, currentTurn } = state;
  const say = useSayOf([mission?.id ?? null, feat?.id ?? null], language);
  const last = taps.at(-1)?.event;
  const names = eventNames(state, language, say, i18n);
  const isRound = currentPhase === 'game' && currentTurn > 0 && mission !== null;
  return (
    <article className={styles.table} data-over={isOver(state) || undefined}>
      <header className={styles.head}>
        <h2 className={styles.where}>
          <Link to={paths.watch(watch)}>
            {isOver(state) && <ResultWords state={state} />}
            {isRound && (
              <Trans>
                Round {currentTurn} of {mission.rounds}
              </Trans>
            )}
            {!isOver(state) && !isRound && t(PHASE_NAMES[currentPhase])}
          </Link>
        </h2>
        {mission !== null && <span className={styles.mission}>{say(mission.name, mission.names)}</span>}
        <Freshness watched={watched} isFinished={isOver(state)} />
      </header>
      <ul className={styles.players}>
        {Object.values(state.players).map((player) => (
          <PlayerLine key={player.id} state={state} player={player} watched={watched} time={live.at} />
        ))}
      </ul>
      <p className={styles.last}>{last === undefined ? '' : eventWords(last, names, i18n)}</p>
    </article>
  );
}

type PlayerLineProps = { state: GameState; player: Player; watched: WatchedGame; time: number };

function PlayerLine({ state, player: { id, name, score }, watched, time }: PlayerLineProps) {
  const { clock } = state;
  const isTicking = clock?.running?.player === id && watched.link === 'on' && !isOver(state);
  const ticking = useNow(isTicking);
  const { done, limit, isPlaying } = playerTurn(state, state.turns[state.currentTurn], id);
  const isAtTurn = isPlaying && state.currentPhase === 'game';
  return (
    <li
      className={styles.player}
      data-company={companyOf(state, id) ?? undefined}
      data-playing={isAtTurn || undefined}
    >
      <span className={styles.name}>
        <PlayerName name={name} company={companyOf(state, id)} />
      </span>
      <span className={styles.turn}>
        {isAtTurn && (
          <span className={styles.playing}>
            <Trans>to play</Trans>
          </span>
        )}
        {state.currentPhase === 'game' && (
          <span>
            <Trans>
              {done} of {limit} activations
            </Trans>
          </span>
        )}
        {clock !== null && (
          <PlayerTime clock={clock} player={id} time={isTicking ? ticking + watched.serverOffset : time} />
        )}
      </span>
      <strong className={styles.score}>{score}</strong>
    </li>
  );
}

/** A mark with words: live, over, or old since when. */
function Freshness({ watched: { link, readAt }, isFinished }: { watched: WatchedGame; isFinished: boolean }) {
  const { t } = useLingui();
  const language = useLanguage();
  const time = timeText(readAt ?? 0, language);
  if (link === 'on' || link === 'behind') {
    return <span className={styles.fresh}>{isFinished ? t`Finished` : t`Live`}</span>;
  }
  return (
    <span className={styles.old} role="status">
      <Icon name="offline" />
      {link === 'off' ? t`As of ${time}` : t`Closed at ${time}`}
    </span>
  );
}
