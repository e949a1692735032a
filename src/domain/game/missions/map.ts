/**
 * A mission's map as data, and the shapes to draw of it. All lengths in strides. A map is read with
 * the red company's edge below: `x` grows from the left edge, `y` from the red edge. Facts:
 * `catalogue/README.md`, Missions and feats.
 */

/** Both sides of the table, whatever company plays there. */
export const TABLE_SIZE = 60;
/**
 * The width of a marker on the table; distances are measured to its edge (29 + marker + 29 fill the
 * table).
 */
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
  /** The printed label; null when there is no label. */
  readonly label: string | null;
  /** Its middle. */
  readonly at: MapPoint;
  readonly size: number;
  /** False where no source gives the exact place: it is drawn where it may stand. */
  readonly exact: boolean;
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

/** A shape to draw, in strides; `y` grows downwards from the blue edge, as on a screen. */
export type MapShape =
  | ({ readonly kind: 'zone'; readonly company: Company } & Rectangle)
  | ({ readonly kind: 'area'; readonly label: string } & Rectangle)
  | {
      readonly kind: 'circle';
      readonly circle: MapCircle['kind'];
      readonly x: number;
      readonly y: number;
      readonly radius: number;
    }
  | DistanceShape
  | { readonly kind: 'marker'; readonly marker: MapMarker; readonly x: number; readonly y: number };

type Rectangle = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

export type DistanceShape = {
  readonly kind: 'distance';
  readonly from: MapPoint;
  readonly to: MapPoint;
  /** Strides from one end to the other. */
  readonly value: number;
  readonly isUpright: boolean;
  /**
   * The point where its strides are written: its middle, or beside it where a zone's edge runs
   * through the middle.
   */
  readonly label: MapPoint;
};

/** The least distance between a zone's edge and a written length. */
const LABEL_ROOM = 2;
/** The places for a length, as parts of its line: the first that is free of edges is used. */
const LABEL_PARTS = [0.5, 0.68, 0.32] as const;

/** The distance from a zone's inner end at which its own measures are drawn. */
const ZONE_MEASURE_INSET = 2.5;

/**
 * Everything to draw of a map, from the ground up: zones and areas, circles, distances (those of
 * the data and the measures of each zone), markers on top.
 */
export function mapShapes(map: MissionMap): readonly MapShape[] {
  const edges = map.zones.flatMap(({ at: [, y], size: [, depth] }) => [y, y + depth]);
  return [
    ...map.zones.map((zone): MapShape => ({ kind: 'zone', company: zone.company, ...rectangle(zone) })),
    ...map.areas.map((area): MapShape => ({ kind: 'area', label: area.id, ...rectangle(area) })),
    ...map.circles.map(({ kind, at: [x, y], radius }): MapShape => ({
      kind: 'circle',
      circle: kind,
      x,
      y: TABLE_SIZE - y,
      radius,
    })),
    ...map.zones.flatMap(zoneMeasures).map((each) => distanceShape(each, [])),
    ...map.distances.map((each) => distanceShape(each, edges)),
    ...map.markers.map((marker): MapShape => ({
      kind: 'marker',
      marker,
      x: marker.at[0],
      y: TABLE_SIZE - marker.at[1],
    })),
  ];
}

function rectangle({ at: [x, y], size: [width, height] }: MapArea | MapZone): Rectangle {
  return { x, y: TABLE_SIZE - y - height, width, height };
}

/** The depth of a zone, and its width where that is not the table's. */
function zoneMeasures({ at: [x, y], size: [width, depth] }: MapZone): readonly MapDistance[] {
  const right = x + width - ZONE_MEASURE_INSET;
  const isWhole = width === TABLE_SIZE;
  const inner = y === 0 ? y + depth : y;
  return [
    { from: [right, y], to: [right, y + depth] },
    ...(isWhole ? [] : [{ from: [x, inner], to: [x + width, inner] } satisfies MapDistance]),
  ];
}

function distanceShape({ from, to }: MapDistance, edges: readonly number[]): DistanceShape {
  const isUpright = from[0] === to[0];
  const at = (part: number): MapPoint => [
    from[0] + (to[0] - from[0]) * part,
    from[1] + (to[1] - from[1]) * part,
  ];
  const isFree = (part: number) => edges.every((edge) => Math.abs(edge - at(part)[1]) >= LABEL_ROOM);
  const [x, y] = at((isUpright ? LABEL_PARTS.find(isFree) : undefined) ?? LABEL_PARTS[0]);
  return {
    kind: 'distance',
    from: [from[0], TABLE_SIZE - from[1]],
    to: [to[0], TABLE_SIZE - to[1]],
    value: isUpright ? Math.abs(to[1] - from[1]) : Math.abs(to[0] - from[0]),
    isUpright,
    label: [x, TABLE_SIZE - y],
  };
}

/**
 * The place of a marker in words, for players who do not see the map: strides from the nearer edges
 * to the marker's edge.
 */
export type MarkerPlace = {
  readonly marker: MapMarker;
  readonly across: { readonly edge: 'left' | 'right'; readonly strides: number };
  readonly along: { readonly edge: Company; readonly strides: number };
  readonly isCentre: boolean;
};

/** The places of all markers of a map, in its order. */
export function markerPlaces(map: MissionMap): readonly MarkerPlace[] {
  const middle = TABLE_SIZE / 2;
  return map.markers.map((marker) => {
    const [x, y] = marker.at;
    const half = marker.size / 2;
    return {
      marker,
      across:
        x <= middle ? { edge: 'left', strides: x - half } : { edge: 'right', strides: TABLE_SIZE - x - half },
      along:
        y <= middle ? { edge: 'red', strides: y - half } : { edge: 'blue', strides: TABLE_SIZE - y - half },
      isCentre: x === middle && y === middle,
    };
  });
}
