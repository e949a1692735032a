import type { EventLine } from '#data/events/event.ts';
import { useLanguage } from '#platform/use-language.ts';
import { leafOf } from './event-texts.ts';
import styles from './day-leaf.module.css';

/** The day of an event on the leaf of a calendar. Decoration: the date stands beside it. */
export function DayLeaf({ event: { startsAt, zone } }: { event: Pick<EventLine, 'startsAt' | 'zone'> }) {
  const { day, month } = leafOf(startsAt, zone, useLanguage());
  return (
    <p className={styles.leaf} aria-hidden="true">
      <span>{month}</span>
      {day}
    </p>
  );
}
