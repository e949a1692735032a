import { eventPreviewSvg, type PreviewedEvent } from '#art/logo/event-preview.ts';
import { portraitArt } from '#art/portrait/portrait.ts';
import type { Catalogue } from '#domain/catalogue/types.ts';

/** The picture of an event as an SVG document, with commanders of every faction. */
export function eventSvg(event: Omit<PreviewedEvent, 'faces'>, catalogue: Catalogue): string {
  const ranks = catalogue.factions.map(({ id }) =>
    catalogue.units
      .filter((unit) => unit.faction === id)
      .toSorted((one, other) => Number(other.highCommand) - Number(one.highCommand)),
  );
  // The first of each faction before the second of any: the row has no room for two of all.
  const faces = [0, 1].flatMap((rank) => ranks.flatMap((units) => units.slice(rank, rank + 1)));
  return eventPreviewSvg({ ...event, faces: faces.map(portraitArt) });
}
