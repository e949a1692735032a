/** The values that an axis names, ascending, and with them its ends. */
export type Axis = { readonly from: number; readonly to: number; readonly values: readonly number[] };

/** Steps between two values of an axis that people count in. */
const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1_000] as const;

/**
 * Makes an axis of whole numbers around values: it begins at 0 or below, ends at a named value, and
 * names `most` values at most. `least` is the shortest range, so that a single point stays small.
 */
export function axisOf(
  values: readonly number[],
  { most = 6, least = 4 }: { readonly most?: number; readonly least?: number } = {},
): Axis {
  const low = Math.min(0, ...values);
  const high = Math.max(low + least, ...values);
  const step = STEPS.find((each) => (high - low) / each <= most - 2) ?? Math.ceil((high - low) / (most - 2));
  const from = Math.floor(low / step) * step;
  const to = Math.ceil(high / step) * step;
  const count = Math.round((to - from) / step);
  return { from, to, values: Array.from({ length: count + 1 }, (_, at) => from + at * step) };
}
