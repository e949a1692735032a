import { describe, expect, it } from 'vitest';
import { mapShapes, markerPlaces, type MapMarker, type MissionMap } from './map.ts';

const marker = (at: MapMarker['at'], size = 2): MapMarker => ({
  id: 'red',
  kind: 'objective',
  colour: 'red',
  label: '1',
  at,
  size,
  exact: true,
});

const MAP: MissionMap = {
  zones: [
    { company: 'red', at: [0, 0], size: [40, 5] },
    { company: 'blue', at: [0, 52], size: [60, 8] },
  ],
  areas: [{ id: 'east', at: [30, 8], size: [30, 22] }],
  circles: [{ kind: 'wood', at: [25, 20], radius: 3 }],
  markers: [marker([15, 21]), marker([46, 39]), marker([30, 30], 4)],
  distances: [{ from: [0, 21], to: [14, 21] }],
};

describe('mapShapes', () => {
  it('lays the ground first and markers last, with the red edge below', () => {
    const shapes = mapShapes(MAP);
    expect(shapes.map(({ kind }) => kind)).toEqual([
      'zone',
      'zone',
      'area',
      'circle',
      'distance',
      'distance',
      'distance',
      'distance',
      'marker',
      'marker',
      'marker',
    ]);
    expect(shapes[0]).toEqual({ kind: 'zone', company: 'red', x: 0, y: 55, width: 40, height: 5 });
    expect(shapes[2]).toMatchObject({ label: 'east', x: 30, y: 30, width: 30, height: 22 });
    expect(shapes[3]).toMatchObject({ circle: 'wood', x: 25, y: 40, radius: 3 });
    expect(shapes[8]).toMatchObject({ x: 15, y: 39 });
  });

  it('measures the depth of each zone, and the width of one that is not as wide as the table', () => {
    const values = mapShapes(MAP).flatMap((shape) => (shape.kind === 'distance' ? [shape] : []));
    expect(values.map(({ value, isUpright }) => [value, isUpright])).toEqual([
      [5, true],
      [40, false],
      [8, true],
      [14, false],
    ]);
  });

  it('draws the width of a zone on the line towards the middle', () => {
    const far = mapShapes({ ...MAP, zones: [{ company: 'blue', at: [20, 55], size: [40, 5] }] });
    expect(far).toContainEqual({
      kind: 'distance',
      from: [20, 5],
      to: [60, 5],
      value: 40,
      isUpright: false,
      label: [40, 5],
    });
    expect(mapShapes(MAP)).toContainEqual({
      kind: 'distance',
      from: [0, 55],
      to: [40, 55],
      value: 40,
      isUpright: false,
      label: [20, 55],
    });
  });

  it('writes a length beside its middle where the edge of a zone runs', () => {
    const labels = mapShapes({
      ...MAP,
      zones: [{ company: 'red', at: [0, 0], size: [60, 10] }],
      distances: [
        { from: [30, 0], to: [30, 20] },
        { from: [40, 12], to: [40, 30] },
      ],
    }).flatMap((shape) => (shape.kind === 'distance' ? [shape.label] : []));
    expect(labels).toEqual([
      [57.5, 55],
      [30, 46.4],
      [40, 39],
    ]);
  });
});

describe('markerPlaces', () => {
  it('counts from the nearer edges to the edge of the marker', () => {
    const [first, second, third] = markerPlaces(MAP);
    expect(first).toMatchObject({
      across: { edge: 'left', strides: 14 },
      along: { edge: 'red', strides: 20 },
      isCentre: false,
    });
    expect(second).toMatchObject({
      across: { edge: 'right', strides: 13 },
      along: { edge: 'blue', strides: 20 },
    });
    expect(third).toMatchObject({ isCentre: true, across: { edge: 'left', strides: 28 } });
  });
});
