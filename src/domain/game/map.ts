/**
 * A mission's map as data, and the shapes to draw of it. All lengths in strides. A map is read with the red company's edge
 * below: `x` grows from the left edge, `y` from the red edge. Facts: `catalogue/README.md`, Missions and feats.
 */

/** Both sides of the table, whatever company plays there. */
export const TABLE_SIZE = 60;
/** How wide a marker is on the table; distances are measured to its edge (29 + marker + 29 fill the table). */
export const MARKER_SIZE = 2;

export const COMPANIES = ['red', 'blue'] as const;
export type Company = (typeof COMPANIES)[number];

export const MARKER_KINDS = [
  'objective',
  'artifact',
  'conquest',
  'fog',
  'ghost',
  'lesser-altar',
  'sacred-altar',
  'chest',
  'comrade',
  'sprout',
  'tree',
] as const;
export type MarkerKind = (typeof MARKER_KINDS)[number];

export const MARKER_COLOURS = ['red', 'blue', 'brown', 'plain'] as const;
/** The printed colour. Brown belongs to nobody; `plain` is a marker without a colour of its own. */
export type MarkerColour = (typeof MARKER_COLOURS)[number];

export type MapPoint = readonly [x: number, y: number];

/** A company's deployment zone: its lower left corner and its size. */
export type MapZone = { readonly company: Company; readonly at: MapPoint; readonly size: MapPoint };
/** A part of the table that counts by itself, such as a quadrant. */
export type MapArea = { readonly id: string; readonly at: MapPoint; readonly size: MapPoint };
export type MapMarker = {
  /** The id of the piece of the mission that it is, where there is one. */
  readonly id: string;
  readonly kind: MarkerKind;
  readonly colour: MarkerColour;
  /** What is printed on it; null for nothing. */
  readonly label: string | null;
  /** Its middle. */
  readonly at: MapPoint;
  readonly size: number;
};
/** A wood, or the reach within which something is put. */
export type MapCircle = { readonly kind: 'wood' | 'reach'; readonly at: MapPoint; readonly radius: number };
/** A length that the printed map names: straight along one axis. */
export type MapDistance = { readonly from: MapPoint; readonly to: MapPoint };

export type MissionMap = {
  readonly zones: readonly MapZone[];
  readonly areas: readonly MapArea[];
  readonly circles: readonly MapCircle[];
  readonly markers: readonly MapMarker[];
  readonly distances: readonly MapDistance[];
};
