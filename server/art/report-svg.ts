import { type PreviewedSide, reportPreviewSvg } from '#art/logo/report-preview.ts';
import { portraitArt } from '#art/portrait/portrait.ts';
import type { Catalogue } from '#domain/catalogue/types.ts';

/** One side of a battle report as its picture shows it. */
export type DrawnSide = {
  readonly name: string;
  /** Null for a side without a list. */
  readonly faction: string | null;
  /** The faction's name. */
  readonly factionName: string;
  readonly score: number;
  readonly hasWon: boolean;
  /** Ids of its units; those that the catalogue does not have are left out. */
  readonly units: readonly string[];
};

/** A battle report as its picture shows it. */
export type DrawnReport = {
  readonly scenario: string;
  readonly date: string;
  readonly sides: readonly [DrawnSide, DrawnSide];
};

/** The picture of a report as an SVG document. */
export function reportSvg(
  { scenario, date, sides: [one, other] }: DrawnReport,
  catalogue: Catalogue,
): string {
  return reportPreviewSvg({ scenario, date, sides: [sideOf(one, catalogue), sideOf(other, catalogue)] });
}

function sideOf({ units: ids, faction, ...side }: DrawnSide, catalogue: Catalogue): PreviewedSide {
  const units = ids.flatMap((id) => catalogue.units.find((unit) => isUnit(unit, id, faction)) ?? []);
  const faces = [...new Map(units.map((unit) => [unit.name, unit])).values()].map(portraitArt);
  return { ...side, faction: faction ?? '', faces };
}

function isUnit(unit: Catalogue['units'][number], id: string, faction: string | null): boolean {
  return unit.id === id && (unit.faction === faction || unit.characteristics.includes('Mercenary'));
}
