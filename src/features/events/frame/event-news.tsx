import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { WaitingDeed } from '#data/events/log/waiting-deeds.ts';
import { dropDeeds } from '#data/events/log/event-deeds.ts';
import type { RunningEvent } from '#data/events/use-running-event.ts';
import { ownSeat } from '#domain/events/own-seat.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { useDeedWords } from '../log/use-deed-words.ts';
import styles from './event-frame.module.css';
import { KeptNotice } from './kept-notice.tsx';
import { useRefusalWords } from './use-refusal-words.ts';

/** The age of a state that the device kept, what waits to be sent, and what was not taken. */
export function EventNews({ running }: { running: RunningEvent }) {
  const { readAt, isKept, log, waiting } = running;
  const toSend = waiting.filter(({ problem }) => problem === null);
  const refused = waiting.filter(({ problem }) => problem !== null);
  return (
    <>
      {isKept && <KeptNotice readAt={readAt} />}
      {toSend.length > 0 && (
        <Banner tone="info" icon="cloud" role="status">
          <p>
            <Plural
              value={toSend.length}
              one="# entry of yours is kept on this device and is sent as soon as there is a network."
              other="# entries of yours are kept on this device and are sent as soon as there is a network."
            />
          </p>
        </Banner>
      )}
      {refused.length > 0 && <NotTaken running={running} refused={refused} />}
      <Overtaken running={running} />
      {log.unread > 0 && (
        <Banner tone="warning">
          <p>
            <Plural
              value={log.unread}
              one="# entry of the log was made by a newer version of Muster. Reload the page to read it."
              other="# entries of the log were made by a newer version of Muster. Reload the page to read them."
            />
          </p>
        </Banner>
      )}
    </>
  );
}

type NotTakenProps = { running: RunningEvent; refused: readonly WaitingDeed[] };

/** Entries that the server did not take: they count for nothing until they are made again. */
function NotTaken({ running, refused }: NotTakenProps) {
  const { t } = useLingui();
  const words = useDeedWords(running);
  const { problemWords } = useRefusalWords();
  return (
    <Banner
      tone="violation"
      role="alert"
      title={t`The server did not take what you entered`}
      actions={
        <Button icon="check" onClick={() => dropDeeds(refused.map(({ id }) => id))}>
          <Trans>Understood, forget it</Trans>
        </Button>
      }
    >
      <ul className={styles.refused}>
        {refused.map(({ id, deed, problem }) => (
          <li key={id}>
            {words(deed)} {problem !== null && problemWords(problem)}
          </li>
        ))}
      </ul>
    </Banner>
  );
}

/** The newest own entry that changed nothing, because somebody else was faster. */
function Overtaken({ running }: { running: RunningEvent }) {
  const { t } = useLingui();
  const words = useDeedWords(running);
  const { refusalWords } = useRefusalWords();
  const { log, progress, event } = running;
  const me = ownSeat(event)?.id ?? null;
  const isOwn = ({ runs, player }: { runs: boolean; player: string | null }) =>
    event.runs ? runs : player !== null && player === me;
  const last = log.lines.findLast(isOwn);
  const refusal = progress.refused.find(({ deed }) => deed === last?.id);
  if (last === undefined || refusal === undefined) return null;
  return (
    <Banner tone="warning" role="status" title={t`Somebody else was faster`}>
      <p>
        {words(last.deed)} {refusalWords(refusal.code)}
      </p>
    </Banner>
  );
}
