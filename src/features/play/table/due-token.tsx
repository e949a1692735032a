import { Trans, useLingui } from '@lingui/react/macro';
import { useGame } from '#data/games/use-game.ts';
import { Button } from '#ui/button/button.tsx';
import { DueRow } from './due-row.tsx';
import { perform, testWillpower } from './perform.ts';
import { useTable } from './table-context.tsx';
import { useOwnedName, useUnit } from './use-running-game.ts';

/** A token of the mission that triggered. */
export function MarkerDue({ marker: id, position }: { marker: string; position: number }) {
  const { say, texts, sheet } = useTable();
  const marker = useGame(({ game }) => game.state.mission?.markers.find((one) => one.id === id));
  const next = useGame(({ game }) => game.state.markers[id] ?? null);
  if (marker === undefined) return null;
  return (
    <DueRow
      icon="flag"
      title={
        <Trans>
          Now, on position {position}: {say(marker.name, marker.names)}
        </Trans>
      }
      actions={
        <>
          <Button size="sm" icon="book" onClick={() => sheet.open('mission')}>
            <Trans>Read</Trans>
          </Button>
          <Button size="sm" icon="check" onClick={() => perform({ type: 'marker-done', marker: id })}>
            <Trans>Done</Trans>
          </Button>
        </>
      }
    >
      {texts.line(say(marker.text, marker.texts))}
      {next !== null && (
        <p className="muted">
          <Trans>Its token is now on position {next}.</Trans>
        </p>
      )}
    </DueRow>
  );
}

/** A token of a player on the turn counter that is reached. */
export function CounterDue({ id }: { id: string }) {
  const { t } = useLingui();
  const { language } = useTable();
  const counter = useGame(({ game }) => game.state.counters[id]);
  const unit = useUnit(counter?.unit ?? '');
  const name = useOwnedName(unit, language);
  if (counter === undefined) return null;
  const { position } = counter;
  if (counter.kind === 'demoralized' && unit !== undefined) {
    return (
      <DueRow
        icon="warning"
        title={t`${name}: WP test`}
        actions={
          <>
            <Button size="sm" onClick={() => testWillpower(unit.id, true)}>
              <Trans>Passed: it rallies</Trans>
            </Button>
            <Button size="sm" onClick={() => testWillpower(unit.id, false)}>
              <Trans>Failed: it flees, 2 positions on</Trans>
            </Button>
          </>
        }
      >
        <Trans>Its token on the turn counter is reached.</Trans>
      </DueRow>
    );
  }
  return (
    <DueRow
      icon="flag"
      title={counter.text === '' ? t`Token on position ${position}` : counter.text}
      actions={
        <Button size="sm" icon="check" onClick={() => perform({ type: 'counter-removed', counter: id })}>
          <Trans>Done</Trans>
        </Button>
      }
    />
  );
}
