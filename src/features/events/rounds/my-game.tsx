import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Lazy } from '#components/lazy/lazy.tsx';
import { gameOfTable } from '#data/events/table/table-notes.ts';
import type { RunningEvent } from '#data/events/use-running-event.ts';
import { newReport } from '#domain/events/log/new-report.ts';
import { ownReport } from '#domain/events/log/own-report.ts';
import type { EventGame, EventRound } from '#domain/events/log/types.ts';
import type { PairingResult } from '#domain/events/types.ts';
import { Button } from '#ui/button/button.tsx';
import { useDoInEvent } from '../frame/use-do-in-event.ts';
import { usePlayerNames } from '../frame/use-player-names.ts';
import { ReportState } from './report-state.tsx';
import { ResultFields, useResultFields } from './result-fields.tsx';
import styles from './rounds.module.css';

/** The games of this device come with them. */
const loadPlayTable = async () => (await import('./play-table.tsx')).PlayTable;
const loadKeptResult = async () => (await import('#data/events/table/kept-result.ts')).keptResult;

type MyGameProps = {
  running: RunningEvent;
  round: EventRound;
  game: EventGame;
  me: string;
};

/** The reader's own game of a round: where, against whom, and the result to report. */
export function MyGame({ running: { event, progress }, round, game, me }: MyGameProps) {
  const nameOf = usePlayerNames(event);
  const { one, other, table } = game;
  if (other === null) {
    return (
      <section className={styles.mine}>
        <h3>
          <Trans>You have a bye in this round</Trans>
        </h3>
        <p>
          <Trans>It counts as the organiser has set; you need not report anything.</Trans>
        </p>
      </section>
    );
  }
  const rival = nameOf(me === one ? other : one);
  return (
    <section className={styles.mine} aria-labelledby="my-game">
      <h3 id="my-game">
        {table === null ? (
          <Trans>You play against {rival}</Trans>
        ) : (
          <Trans>
            Table {table}: you play against {rival}
          </Trans>
        )}
      </h3>
      {event.state === 'running' ? (
        <Report key={`${round.number} ${one}`} {...{ event, round, game, me, other }} />
      ) : (
        <p className={styles.muted}>
          <Trans>Results are taken while the event runs.</Trans>
        </p>
      )}
      {/* Below the report: it is fetched, and what it pushed down would slip from under a finger. */}
      {event.state === 'running' && game.result === null && round === progress.rounds.at(-1) && (
        <Lazy load={loadPlayTable} props={{ event, round, one, other, me }} />
      )}
    </section>
  );
}

type ReportProps = {
  event: RunningEvent['event'];
  round: EventRound;
  game: EventGame;
  me: string;
  other: string;
};

function Report({ event, round, game, me, other }: ReportProps) {
  const act = useDoInEvent(event.id);
  const nameOf = usePlayerNames(event);
  /** Null while nothing is typed. `hasGame`: this device has a game of the table. */
  const [typing, setTyping] = useState<{ readonly hasGame: boolean } | null>(null);
  const { one } = game;
  const seen = ownReport(game, me);
  const names = [nameOf(one), nameOf(other)] as const;
  const named = { round: round.number, one, other };
  const kept = useQuery({
    queryKey: ['kept', event.id, named],
    queryFn: async () => (await loadKeptResult())({ event: event.id, ...named }),
    enabled: typing?.hasGame === true,
    staleTime: 0,
  });
  const report = (result: PairingResult) => {
    if (act(newReport(named, result, kept.data ?? null))) setTyping(null);
  };
  const isReady = typing !== null && !(typing.hasGame && kept.isPending);
  if (isReady && seen.kind !== 'decided') {
    const played = seen.own === null ? (kept.data?.result ?? null) : null;
    const before = seen.own ?? played ?? seen.theirs;
    return (
      <ReportForm
        names={names}
        own={me === one ? 'one' : 'other'}
        before={before}
        isPlayed={played !== null}
        onReport={report}
        onCancel={() => setTyping(null)}
      />
    );
  }
  const rival = me === one ? names[1] : names[0];
  const type = () => setTyping({ hasGame: gameOfTable({ event: event.id, ...named }) !== null });
  return <ReportState seen={seen} names={names} rival={rival} onReport={report} onType={type} />;
}

type ReportFormProps = {
  names: readonly [string, string];
  own: 'one' | 'other';
  before: PairingResult | null;
  /** `before` is how the game on this device ended. */
  isPlayed: boolean;
  onReport: (result: PairingResult) => void;
  onCancel: () => void;
};

function ReportForm({ names, own, before, isPlayed, onReport, onCancel }: ReportFormProps) {
  const fields = useResultFields(before);
  const { result } = fields;
  return (
    <form
      className={styles.form}
      onSubmit={(submit) => {
        submit.preventDefault();
        if (result !== null) onReport(result);
      }}
    >
      {isPlayed && (
        <p className={styles.muted}>
          <Trans>These points are from the game on this device.</Trans>
        </p>
      )}
      <ResultFields fields={fields} names={names} own={own} />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" icon="check" disabled={result === null}>
          <Trans>Report this result</Trans>
        </Button>
        <Button onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
