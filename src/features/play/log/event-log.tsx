import { Trans, useLingui } from '@lingui/react/macro';
import type { Language, Names } from '#domain/catalogue/types.ts';
import { type TimelineEntry, timelineOf } from '#domain/game/summary.ts';
import type { GameState } from '#domain/game/types.ts';
import { timeText } from '../clocks/clock-text.ts';
import styles from './event-log.module.css';
import { eventNames, eventWords } from './event-words.ts';
import { useState } from 'react';
import { useGame } from '#data/games/use-game.ts';
import { Button } from '#ui/button/button.tsx';
import { useTable } from '../table/table-context.tsx';
import { turningPoints } from '#domain/game/table/turning-points.ts';
import type { Game } from '#domain/game/log.ts';
import { Panel } from '../frame/panel.tsx';

type EventListProps = {
  entries: readonly TimelineEntry[];
  state: GameState;
  language: Language;
  say: (english: string, names?: Names) => string;
};

/** Events in words, each with its time, grouped by round. */
function EventList({ entries, state, language, say }: EventListProps) {
  const { i18n } = useLingui();
  const names = eventNames(state, language, say, i18n);
  const groups: { readonly round: number; readonly entries: TimelineEntry[] }[] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last?.round === entry.round) last.entries.push(entry);
    else groups.push({ round: entry.round, entries: [entry] });
  }
  return groups.map((group, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- a round may come twice, when an older one was scored again
    <section key={`${group.round} ${at}`} className={styles.group}>
      <h3>{group.round === 0 ? <Trans>Before round 1</Trans> : <Trans>Round {group.round}</Trans>}</h3>
      <ol className={styles.events}>
        {group.entries.map(({ event }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the same tap may come twice in one moment
          <li key={`${event.at} ${index}`}>
            <time dateTime={new Date(event.at).toISOString()}>{timeText(event.at, language)}</time>
            <span>{eventWords(event, names, i18n)}</span>
          </li>
        ))}
      </ol>
    </section>
  ));
}

const PAGE = 50;

/** Everything that happened and holds, latest first. */
export function LogSheet() {
  const { language, say } = useTable();
  const game = useGame(({ game: running }) => running);
  const [shown, setShown] = useState(PAGE);
  const entries = timelineOf(game.log).toReversed();
  return (
    <>
      <EventList entries={entries.slice(0, shown)} state={game.state} language={language} say={say} />
      {entries.length > shown && (
        <Button onClick={() => setShown(shown + PAGE)}>
          <Trans>Show more</Trans>
        </Button>
      )}
    </>
  );
}

type TimelineProps = { game: Game; say: (english: string, names?: Names) => string; language: Language };

/** The game as a line of its turning points; all of its steps on demand. */
export function Timeline({ game, say, language }: TimelineProps) {
  const { t } = useLingui();
  const [isWhole, setWhole] = useState(false);
  const entries = timelineOf(game.log);
  const told = turningPoints(entries, game.state);
  const shown = isWhole ? entries : told;
  return (
    <Panel title={t`How it went`}>
      {shown.length === 0 ? (
        <p className="muted">
          <Trans>Nothing was recorded.</Trans>
        </p>
      ) : (
        <EventList entries={shown} state={game.state} language={language} say={say} />
      )}
      {entries.length > told.length && (
        <Button className="no-print" aria-pressed={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? <Trans>Key moments only</Trans> : <Trans>Show every step</Trans>}
        </Button>
      )}
    </Panel>
  );
}
