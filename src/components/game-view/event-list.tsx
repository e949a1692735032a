import { Trans, useLingui } from '@lingui/react/macro';
import type { Language, Names } from '#domain/catalogue/types.ts';
import type { TimelineEntry } from '#domain/game/replay/replay.ts';
import type { GameState } from '#domain/game/types.ts';
import { timeText } from '#platform/words/clock-text.ts';
import { eventNames, eventWords } from '#platform/words/event-words.ts';
import styles from './event-list.module.css';

type EventListProps = {
  entries: readonly TimelineEntry[];
  state: GameState;
  language: Language;
  say: (english: string, names?: Names) => string;
};

/** Events in words, each with its time, grouped by round. */
export function EventList({ entries, state, language, say }: EventListProps) {
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
