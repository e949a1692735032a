import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Lazy } from '#components/lazy/lazy.tsx';
import { Panel } from '#components/panel/panel.tsx';
import type { Language, Names } from '#domain/catalogue/types.ts';
import { companyOf } from '#domain/game/companies.ts';
import { lastStep, type Replay, stateAt } from '#domain/game/replay/replay.ts';
import type { Clock, GameState } from '#domain/game/types.ts';
import { useNow } from '#platform/use-now.ts';
import { timeText } from '#platform/words/clock-text.ts';
import { type EventNames, eventNames, eventWords } from '#platform/words/event-words.ts';
import { DESKTOP } from '#ui/breakpoints.ts';
import { Tabs } from '#ui/tabs/tabs.tsx';
import { useMediaQuery } from '#ui/use-media-query.ts';
import styles from './game-viewer.module.css';
import { ChapterName, Moments } from '../moments.tsx';
import { PlayerHead, playerTurn } from '../player-head.tsx';
import { PlayerTime } from '../player-time.tsx';
import { StepBar } from './step-bar.tsx';
import type { Stepping } from './use-stepping.ts';

// Together they weigh more than the rest, and none stands at the top of a phone.
const loadScoreCourse = async () => (await import('../score-course.tsx')).ScoreCourse;
const loadSideView = async () => (await import('../side-view.tsx')).SideView;
const loadMissionView = async () => (await import('../mission-view.tsx')).MissionView;

type GameViewerProps = {
  replay: Replay;
  stepping: Stepping;
  say: (english: string, names?: Names) => string;
  language: Language;
  /** Of a game that goes on: ms to add to this device's clock for the server's time. Else null. */
  serverOffset: number | null;
  /** Stands above the score. */
  children?: ReactNode;
};

/** A game to look at, at any of its steps: score, event, units, mission, and the controls below. */
export function GameViewer(props: GameViewerProps) {
  const { replay, stepping, say, language, serverOffset, children } = props;
  const { i18n } = useLingui();
  const { step, isAtEnd } = stepping;
  const state = stateAt(replay, step);
  const event = replay.events[step - 1];
  const names = eventNames(stateAt(replay, lastStep(replay)), language, say, i18n);
  const words = event === undefined ? '' : eventWords(event, names, i18n);
  return (
    <>
      <div className={styles.viewer}>
        {children}
        <Score state={state} time={event?.at ?? 0} serverOffset={isAtEnd ? serverOffset : null} />
        <p className={styles.event} aria-live={stepping.isPlaying ? 'off' : 'polite'}>
          {event === undefined ? (
            <Trans>Before the first step</Trans>
          ) : (
            <>
              <time dateTime={new Date(event.at).toISOString()}>{timeText(event.at, language)}</time>
              <span>{words}</span>
            </>
          )}
        </p>
        <Views {...{ replay, stepping, state, names, say, language }} />
      </div>
      <StepBar stepping={stepping} words={words} isLive={serverOffset !== null} />
    </>
  );
}

type ScoreProps = { state: GameState; time: number; serverOffset: number | null };

/** Both players with their scores, and the chapter between them. */
function Score({ state, time, serverOffset }: ScoreProps) {
  const { clock, mission, currentTurn, currentPhase } = state;
  const round = currentPhase === 'game' ? currentTurn : 0;
  return (
    <section className={styles.score}>
      {Object.values(state.players).map(({ id, name, score }) => (
        <div key={id} className={styles.player} data-company={companyOf(state, id) ?? undefined}>
          <PlayerHead
            name={name}
            score={score}
            company={companyOf(state, id)}
            turn={playerTurn(state, state.turns[currentTurn], id)}
            hasInitiative={state.initiativePlayer === id}
          >
            {clock !== null && <Time clock={clock} player={id} time={time} serverOffset={serverOffset} />}
          </PlayerHead>
        </div>
      ))}
      <p className={styles.where}>
        {round > 0 && mission !== null ? (
          <Trans>
            Round {round} of {mission.rounds}
          </Trans>
        ) : (
          <ChapterName chapter={{ phase: currentPhase, round, from: 0 }} />
        )}
      </p>
    </section>
  );
}

type TimeProps = { clock: Clock; player: string; time: number; serverOffset: number | null };

function Time({ clock, player, time, serverOffset }: TimeProps) {
  const isRunning = serverOffset !== null && clock.running?.player === player;
  const ticking = useNow(isRunning);
  return <PlayerTime clock={clock} player={player} time={isRunning ? ticking + serverOffset : time} />;
}

type ViewsProps = Omit<GameViewerProps, 'serverOffset' | 'children'> & {
  state: GameState;
  names: EventNames;
};

/** Units, mission and moments: beside each other on a desktop, one of them on a phone. */
function Views({ replay, stepping, state, names, say, language }: ViewsProps) {
  const { t } = useLingui();
  const isWide = useMediaQuery(DESKTOP);
  const [shown, setShown] = useState('moments');
  const { step } = stepping;
  const before = stateAt(replay, step - 1);
  const players = Object.values(state.players);
  const sides = players.map((player) => ({
    value: player.id,
    label: player.name,
    panel: <Lazy load={loadSideView} props={{ state, before, player, say, language }} />,
  }));
  const mission = <Lazy load={loadMissionView} props={{ state, say, language }} />;
  const moments = (
    <>
      <Lazy load={loadScoreCourse} props={{ replay, step }} />
      <Moments {...{ replay, stepping, names, language }} />
    </>
  );
  if (!isWide) {
    const items = [
      { value: 'moments', label: t`Course`, panel: <div className={styles.stack}>{moments}</div> },
      ...sides,
      ...(state.mission === null ? [] : [{ value: 'mission', label: t`Mission`, panel: mission }]),
    ];
    const isThere = items.some(({ value }) => value === shown);
    return (
      <Tabs
        label={t`What is shown`}
        value={isThere ? shown : 'moments'}
        onValueChange={setShown}
        items={items}
      />
    );
  }
  return (
    <div className={styles.columns}>
      <Panel title={t`Course`}>{moments}</Panel>
      {sides.map(({ value, label, panel }) => (
        <Panel key={value} title={label}>
          {panel}
        </Panel>
      ))}
      {state.mission !== null && (
        <Panel title={say(state.mission.name, state.mission.names)}>{mission}</Panel>
      )}
    </div>
  );
}
