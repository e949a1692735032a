import { factionSummaries } from '#data/faction-summaries.ts';
import face from './face.module.css';

/**
 * The war banners of all factions, each in its hue with its charge. Decoration: hidden from screen
 * readers.
 */
export function FactionBanners() {
  return (
    <div aria-hidden="true">
      {factionSummaries.map(({ id }) => (
        <span key={id} data-faction={id}>
          <i className={face.charge} />
        </span>
      ))}
    </div>
  );
}
