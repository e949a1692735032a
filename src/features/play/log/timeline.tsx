import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { Language, Names } from '#domain/catalogue/types.ts';
import type { GameEvent } from '#domain/game/events.ts';
import type { Game } from '#domain/game/log.ts';
import { timelineOf } from '#domain/game/summary.ts';
import { Button } from '#ui/button/button.tsx';
import { EventList } from './event-list.tsx';
import styles from '../summary/summary-page.module.css';

type TimelineProps = { game: Game; say: (english: string, names?: Names) => string; language: Language };

/**
 * The events that tell a game: rounds, activations, fates, points. Single taps on steppers are left
 * out.
 */
const TOLD: ReadonlySet<GameEvent['type']> = new Set([
  'turn-started',
  'activation-completed',
  'unit-placed',
  'unit-rallied',
  'character-joined',
  'character-left',
  'box-set',
  'score-set',
  'marker-done',
  'turn-completed',
  'note-added',
  'game-ended',
]);

/** The game as a line of its turning points; all of its steps on demand. */
export function Timeline({ game, say, language }: TimelineProps) {
  const [isWhole, setWhole] = useState(false);
  const entries = timelineOf(game.log);
  const told = entries.filter(({ event }) => TOLD.has(event.type) || isDefeat(event));
  const shown = isWhole ? entries : told;
  return (
    <section className={styles.part}>
      <h2>
        <Trans>How it went</Trans>
      </h2>
      {shown.length === 0 ? (
        <p className="muted">
          <Trans>Nothing was noted.</Trans>
        </p>
      ) : (
        <EventList entries={shown} state={game.state} language={language} say={say} />
      )}
      {entries.length > told.length && (
        <Button className="no-print" aria-pressed={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? <Trans>Turning points only</Trans> : <Trans>Show every step</Trans>}
        </Button>
      )}
    </section>
  );
}

/** A state that a game turns on. */
function isDefeat(event: GameEvent): boolean {
  return event.type === 'state-set' && event.on && event.state === 'demoralized';
}
