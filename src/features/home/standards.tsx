import { factionSummaries } from '#data/faction-summaries.ts';
import styles from './standards.module.css';

/**
 * The war banners of all factions, each in its hue with its charge. Decoration: hidden from screen
 * readers.
 */
export function Standards() {
  return (
    <div className={styles.standards} aria-hidden="true">
      {factionSummaries.map(({ id }) => (
        <span key={id} data-faction={id}>
          <Charge />
        </span>
      ))}
    </div>
  );
}

/**
 * The sign of the faction that is named around it (`data-faction`), in the colour of the text
 * there.
 */
export function Charge() {
  return <i className={styles.charge} />;
}
