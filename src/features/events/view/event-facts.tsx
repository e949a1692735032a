import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Fact, FactList } from '#components/fact-list/fact-list.tsx';
import { Lazy } from '#components/lazy/lazy.tsx';
import { Panel } from '#components/panel/panel.tsx';
import type { EventView } from '#data/events/event.ts';
import { TIE_BREAK_NAMES } from '#platform/words/tie-breaks.ts';
import { useLanguage } from '#platform/use-language.ts';
import { zonedText } from '../event-texts.ts';
import { useScoringWords } from '../use-scoring-words.ts';
import styles from './event-page.module.css';
import { hasMissions, RoundMissions } from './round-missions.tsx';

/** Names units, so it comes with the catalogue. */
const loadFormatFacts = async () => (await import('#components/format-facts/format-facts.tsx')).FormatFacts;

/** The organisers, rounds and scoring of an event, and what its lists must be. */
export function EventFacts({ event }: { event: EventView }) {
  return (
    <>
      <Panel title={<Trans>Facts</Trans>}>
        <PlainFacts event={event} />
      </Panel>
      {event.format !== null && (
        <Panel title={<Trans>Format: {event.format.name}</Trans>}>
          {event.format.note !== '' && <p>{event.format.note}</p>}
          <Lazy load={loadFormatFacts} props={{ format: event.format }} />
        </Panel>
      )}
    </>
  );
}

function PlainFacts({ event }: { event: EventView }) {
  const { t } = useLingui();
  const language = useLanguage();
  const words = useScoringWords()(event.scoring);
  const { cut, fee, hasWaitingList, helpers, organiser, seats, taken, takesLate, waiting } = event;
  const names = helpers.flatMap(({ name }) => (name === null ? [] : [name]));
  return (
    <FactList>
      <Fact term={t`Organiser`}>{organiser ?? t`Former player`}</Fact>
      {names.length > 0 && <Fact term={t`Helpers`}>{new Intl.ListFormat(language).format(names)}</Fact>}
      {fee !== null && <Fact term={t`Fee`}>{fee}</Fact>}
      <Fact term={t`Seats`}>
        <Plural value={taken} one={`# of ${seats} taken`} other={`# of ${seats} taken`} />
        {waiting > 0 && (
          <>
            {' · '}
            <Plural value={waiting} one="# waits" other="# wait" />
          </>
        )}
        {hasWaitingList && waiting === 0 && taken >= seats && ` · ${t`waiting list`}`}
      </Fact>
      <Rounds event={event} />
      {cut !== null && <Fact term={t`Knock-out`}>{t`The best ${cut} after the rounds`}</Fact>}
      {hasMissions(event) && (
        <Fact term={t`Missions`}>
          <RoundMissions event={event} />
        </Fact>
      )}
      <Fact term={t`Points`}>
        {words.points}
        {words.bye !== null && <p className={styles.club}>{words.bye}</p>}
      </Fact>
      {event.scoring.tieBreaks.length > 0 && (
        <Fact term={t`Tie-breaks`}>
          <ol className={styles.plain}>
            {event.scoring.tieBreaks.map((tie, at) => (
              <li key={tie}>
                {at + 1}. {t(TIE_BREAK_NAMES[tie].name)}
              </li>
            ))}
          </ol>
        </Fact>
      )}
      <ListTimes event={event} />
      {takesLate && <Fact term={t`Late entries`}>{t`Players may come after round 1`}</Fact>}
    </FactList>
  );
}

function Rounds({ event }: { event: EventView }) {
  const { pairing, rounds: count, roundMinutes } = event;
  return (
    <Fact term={<Trans context="of an event">Rounds</Trans>}>
      <Plural value={count} one="# round" other="# rounds" />
      {' · '}
      <Trans>{roundMinutes} minutes each</Trans>
      {' · '}
      {pairing === 'swiss' ? <Trans>Swiss</Trans> : <Trans>Everyone meets everyone</Trans>}
    </Fact>
  );
}

function ListTimes({ event }: { event: EventView }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { listDeadline, listsShownAt, zone } = event;
  if (listDeadline === null) return null;
  return (
    <>
      <Fact term={t`Lists until`}>{zonedText(listDeadline, zone, language)}</Fact>
      <Fact term={t`Lists are shown`}>
        {listsShownAt === null ? t`once the event has finished` : zonedText(listsShownAt, zone, language)}
      </Fact>
    </>
  );
}
