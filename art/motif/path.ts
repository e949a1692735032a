/**
 * Paths of the drawings: absolute `M L Q C Z` only, so that half of a symmetric shape is written
 * once and the other half follows. Numbers are units of the 400 × 400 picture; x = 0 is the axis of
 * whatever is drawn.
 */

type Segment = { readonly command: string; readonly numbers: readonly number[] };

function segmentsOf(d: string): Segment[] {
  return (d.match(/[MLQCZ][^MLQCZ]*/gu) ?? []).map((part) => ({
    command: part.charAt(0),
    numbers: (part.slice(1).match(/-?\d+(?:\.\d+)?/gu) ?? []).map(Number),
  }));
}

/** The same path seen in a mirror that stands on the axis. */
export function mirror(d: string): string {
  return segmentsOf(d)
    .map(
      ({ command, numbers }) =>
        command + numbers.map((value, index) => (index % 2 === 0 ? 0 - value : value)).join(' '),
    )
    .join('');
}

/** A path and its mirror image: two ears, two pauldrons. */
export function both(d: string): string {
  return d + mirror(d);
}

/**
 * Closes the right half of a shape (an open path from a point on the axis to another) with its
 * mirror image.
 */
export function whole(half: string): string {
  const segments = segmentsOf(half);
  const ends = segments.map(({ numbers }) => numbers.slice(-2));
  const back = segments
    .map(({ command, numbers }, index) => {
      const start = ends[index - 1];
      if (start === undefined) return '';
      const controls = pairs(numbers.slice(0, -2)).toReversed().flat();
      return (
        command + [...controls, ...start].map((value, at) => (at % 2 === 0 ? 0 - value : value)).join(' ')
      );
    })
    .toReversed()
    .join('');
  return `${half}${back}Z`;
}

function pairs(numbers: readonly number[]): number[][] {
  return numbers.flatMap((value, index) => (index % 2 === 0 ? [[value, numbers[index + 1] ?? 0]] : []));
}
