import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { reportTable, tableResult } from '#data/events/table/table-report.ts';
import { type TableNote, tableNoteOf } from '#data/events/table/table-notes.ts';
import { type RunningEvent, useRunningEvent } from '#data/events/use-running-event.ts';
import { WithQueries } from '#data/query/with-queries.tsx';
import { type OwnReport, ownReport } from '#domain/events/log/own-report.ts';
import { isSameResult } from '#domain/events/log/same-result.ts';
import { scoreOf } from '#domain/events/records.ts';
import type { PairingResult } from '#domain/events/types.ts';
import type { GameState } from '#domain/game/types.ts';
import { ownSeat } from '#domain/events/own-seat.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button/button.tsx';
import { toast } from '#ui/toast/toast.tsx';
import { Panel } from '../panel/panel.tsx';

type EventReportProps = {
  state: GameState;
  /** False while the player has yet to confirm the result on two phones, which reports it. */
  canReport: boolean;
};

/** The result of a game for the event that its table belongs to; nothing for any other game. */
export function EventReport({ state, canReport }: EventReportProps) {
  const note = tableNoteOf(state.id);
  const result = note === null ? null : tableResult(state, note);
  if (note === null || result === null) return null;
  return (
    <WithQueries>
      <Report note={note} result={result} state={state} canReport={canReport} />
    </WithQueries>
  );
}

type ReportProps = EventReportProps & { note: TableNote; result: PairingResult };

function Report({ note, result, state, canReport }: ReportProps) {
  const { t } = useLingui();
  const { running } = useRunningEvent(note.event, note.invite);
  const { event, invite, round, one, other } = note;
  const seen = seenBy(running ?? null, note);
  const isTold =
    seen !== null && (seen.kind === 'decided' || (seen.own !== null && isSameResult(seen.own, result)));
  const [first, second] = [one, other].map((id) => state.players[id]?.name ?? '');
  const score = scoreWords(result);
  const report = () => {
    if (reportTable(state)) return;
    toast.error({
      title: t`Nothing was reported`,
      description: t`This browser has no room to keep it, or you are signed out. Make room or sign in, then try again.`,
    });
  };
  return (
    <Panel title={running?.event.name ?? t`Event`}>
      <p>{t`Round ${round}: ${first} against ${second}, ${score}`}</p>
      <div role="status">
        {seen !== null && isTold && <Told seen={seen} isWaiting={isWaiting(running, note)} />}
      </div>
      {!canReport && !isTold && (
        <p className="muted">
          <Trans>Confirming the result reports it to the event as well.</Trans>
        </p>
      )}
      {canReport && !isTold && (
        <Button variant="primary" icon="flag" onClick={report}>
          <Trans>Report to the event</Trans>
        </Button>
      )}
      <Button icon="flag" render={<Link to={paths.eventRounds(event, round, invite)} />}>
        <Trans>Go to the pairings</Trans>
      </Button>
    </Panel>
  );
}

/** The reports of the game as its reader sees them; null while the event is not known here. */
function seenBy(running: RunningEvent | null, { round, one, other }: TableNote): OwnReport | null {
  const game = running?.progress.rounds
    .find(({ number }) => number === round)
    ?.games.find((each) => each.one === one && each.other === other);
  const me = running === null ? undefined : ownSeat(running.event)?.id;
  return game === undefined || me === undefined ? null : ownReport(game, me);
}

function isWaiting(running: RunningEvent | null | undefined, { round, one }: TableNote): boolean {
  const waiting = running?.waiting ?? [];
  return waiting.some(({ deed }) => deed.kind === 'report' && deed.round === round && deed.one === one);
}

function Told({ seen: { kind, result }, isWaiting: waits }: { seen: OwnReport; isWaiting: boolean }) {
  const score = result === null ? '' : scoreWords(result);
  if (waits) {
    return (
      <p>
        <Trans>Your report is kept on this device and is sent as soon as there is a network.</Trans>
      </p>
    );
  }
  return (
    <p>
      {kind === 'decided' && <Trans>The organisers decided: {score}. Speak with them if it is wrong.</Trans>}
      {kind === 'agreed' && <Trans>Both of you reported {score}. It counts.</Trans>}
      {kind === 'disputed' && <Trans>Your rival reported another result. Speak with each other.</Trans>}
      {kind === 'waits' && <Trans>You reported it. It counts once your rival has.</Trans>}
    </p>
  );
}

function scoreWords({ one, other }: PairingResult): string {
  return `${scoreOf(one)} : ${scoreOf(other)}`;
}
