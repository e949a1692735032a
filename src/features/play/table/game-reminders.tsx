import { Trans, useLingui } from '@lingui/react/macro';
import { useGame } from '#data/games/use-game.ts';
import { endsReached } from '#domain/game/reminders.ts';
import { turnsOver } from '#domain/game/reduce-turns.ts';
import type { Counter } from '#domain/game/types.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import styles from './game-reminders.module.css';
import { perform } from './perform.ts';
import { useTable } from './table-context.tsx';
import { unitName } from '../units/unit-words.ts';
import { EndReasonWords } from '../sheets/end-reason-words.tsx';

/**
 * The open reminders: triggered tokens of the turn counter, and an end of the game that is reached.
 */
export function GameReminders() {
  const state = useGame(({ game }) => game.state);
  const over = turnsOver(state);
  const counters = Object.values(state.counters).filter(({ position }) => position <= over);
  const ends = state.gameEndTime === null ? endsReached(state) : [];
  const [end] = ends;
  if (state.due.length === 0 && counters.length === 0 && end === undefined) return null;
  return (
    <div className={styles.reminders} role="status">
      {state.due.map(({ marker, position }) => (
        <MarkerDue key={`${marker} ${position}`} marker={marker} position={position} />
      ))}
      {counters.map((counter) => (
        <CounterDue key={counter.id} counter={counter} />
      ))}
      {end !== undefined && (
        <Banner tone="info" icon="flag" title={<Trans>The game is over</Trans>}>
          <p>
            <EndReasonWords
              reason={end.code}
              player={end.player === null ? null : (state.players[end.player]?.name ?? null)}
            />
          </p>
        </Banner>
      )}
    </div>
  );
}

function MarkerDue({ marker: id, position }: { marker: string; position: number }) {
  const { say, texts } = useTable();
  const marker = useGame(({ game }) => game.state.mission?.markers.find((one) => one.id === id));
  const next = useGame(({ game }) => game.state.markers[id] ?? null);
  if (marker === undefined) return null;
  return (
    <Banner
      tone="warning"
      icon="flag"
      title={
        <Trans>
          Now, on position {position}: {say(marker.name, marker.names)}
        </Trans>
      }
      actions={
        <Button icon="check" onClick={() => perform({ type: 'marker-done', marker: id })}>
          <Trans>Done</Trans>
        </Button>
      }
    >
      <p>{texts.line(say(marker.text, marker.texts))}</p>
      {next !== null && (
        <p className="muted">
          <Trans>Its token is now on position {next}.</Trans>
        </p>
      )}
    </Banner>
  );
}

function CounterDue({ counter }: { counter: Counter }) {
  const { t } = useLingui();
  const { language } = useTable();
  const unit = useGame(({ game }) => (counter.unit === null ? undefined : game.state.units[counter.unit]));
  const { id, kind, position } = counter;
  if (kind === 'demoralized' && unit !== undefined) {
    return (
      <Banner
        tone="warning"
        icon="flag"
        title={t`${unitName(unit, language)}: WP test`}
        actions={
          <>
            <Button onClick={() => perform({ type: 'unit-rallied', unit: unit.id })}>
              <Trans>Passed: it rallies</Trans>
            </Button>
            <Button
              onClick={() =>
                perform({ type: 'counter-set', counter: { ...counter, position: position + 2 } })
              }
            >
              <Trans>Failed: it flees, 2 positions on</Trans>
            </Button>
          </>
        }
      >
        <p>
          <Trans>Its token on the turn counter is reached.</Trans>
        </p>
      </Banner>
    );
  }
  return (
    <Banner
      tone="warning"
      icon="flag"
      title={counter.text === '' ? t`Token on position ${position}` : counter.text}
      actions={
        <Button icon="check" onClick={() => perform({ type: 'counter-removed', counter: id })}>
          <Trans>Done</Trans>
        </Button>
      }
    />
  );
}
