import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { EventReport } from '#components/event-report/event-report.tsx';
import type { ResultState } from '#data/results/kept-results.ts';
import type { Game } from '#domain/game/log.ts';
import { concededScore, type GameResult, resultOf } from '#domain/game/result.ts';
import { now } from '#platform/clock.ts';
import { RESULT_PROBLEM_WORDS } from '#platform/words/result-problems.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { Correction } from './correction.tsx';
import { useRecording } from './use-recording.ts';

/** The result as the event's organisers get it; nothing for a game of no event. */
export function ReportToEvent({ game }: { game: Game }) {
  return useResult(game) === null ? null : <EventReport state={game.state} canReport />;
}

/** The state of the game in the player's history. Renders nothing for a game without a result. */
export function RecordResult({ game }: { game: Game }) {
  const result = useResult(game);
  return result === null ? null : <Recorded result={result} concession={<Concession state={game.state} />} />;
}

/**
 * Records the game in the player's history; nothing once it is there, and nothing while the words
 * below the scores ask whether the record is to be corrected.
 */
export function RecordButton({ game }: { game: Game }) {
  const result = useResult(game);
  return result === null ? null : <Recording result={result} />;
}

function useResult(game: Game): GameResult | null {
  const [time] = useState(() => now().getTime());
  return resultOf(game.state, time);
}

/** Of the words below the scores. */
const ANSWER_ID = 'record-answer';

/** They may have been scrolled out of view, the button has not. */
function showAnswer(): void {
  const answer = document.getElementById(ANSWER_ID);
  if (answer !== null && 'scrollIntoView' in answer) answer.scrollIntoView({ block: 'center' });
}

function Recording({ result }: { result: GameResult }) {
  const { state, differs, isDone, isBusy, record } = useRecording(result);
  return isDone || differs ? null : (
    <Button size="lg" variant="primary" icon="save" busy={isBusy} onClick={() => record(showAnswer)}>
      {state === null ? <Trans>Record the result</Trans> : <Trans>Record again</Trans>}
    </Button>
  );
}

/** The points that the record holds because a player conceded who was not behind. */
function Concession({ state }: Pick<Game, 'state'>) {
  const { t } = useLingui();
  const { players, concededBy } = state;
  const points = concededScore(state);
  const loser = players[concededBy ?? '']?.name;
  const winner = Object.values(players).find(({ id }) => id !== concededBy)?.name;
  if (points === null || loser === undefined || winner === undefined) return null;
  return <p>{t`${loser} conceded and lost. In the record ${winner} has one point more: ${points}.`}</p>;
}

function Recorded({ result, concession }: { result: GameResult; concession: ReactNode }) {
  const { kept, state, other, differs, isBusy, record } = useRecording(result);
  return (
    <>
      {kept === null && <Introduction opponent={result.opponent} />}
      {concession}
      <div id={ANSWER_ID} role="status">
        {state !== null && !differs && <ResultWords state={state} opponent={result.opponent.name} />}
      </div>
      {other !== null && (
        <Correction held={other} result={result} isAsked={!differs} isBusy={isBusy} onSend={() => record()} />
      )}
    </>
  );
}

function Introduction({ opponent }: Pick<GameResult, 'opponent'>) {
  return (
    <p className="muted">
      {opponent.wabId === null ? (
        <Trans>The result goes into your history and statistics.</Trans>
      ) : (
        <Trans>
          The result goes into your history; it counts for both once {opponent.name} has confirmed it.
        </Trans>
      )}
    </p>
  );
}

/** The state of a recorded result, in a sentence. */
function ResultWords({ state, opponent }: { state: ResultState; opponent: string }) {
  const { t } = useLingui();
  if (state.kind === 'refused')
    return <Banner tone="warning">{t(RESULT_PROBLEM_WORDS[state.problem])}</Banner>;
  if (state.kind === 'waiting') {
    const words = {
      network: t`Kept on this device. It will be sent as soon as you are online, whatever page is open.`,
      'signed-out': t`Kept on this device. It will be sent once you sign in again.`,
      'too-often': t`Kept on this device. You recorded many results; it will be sent in a while.`,
      fault: t`Kept on this device. The server has an error; it will be sent again in a while.`,
    };
    return <Banner tone="info">{words[state.why ?? 'network']}</Banner>;
  }
  const words = {
    guest: t`Recorded.`,
    confirmed: t`Recorded and confirmed by ${opponent}.`,
    pending: t`Recorded. ${opponent} has yet to confirm it.`,
    declined: t`${opponent} does not agree with this result.`,
    correcting: t`The correction is sent. ${opponent} has yet to confirm it.`,
  };
  return <Banner tone={state.status === 'declined' ? 'warning' : 'success'}>{words[state.status]}</Banner>;
}
