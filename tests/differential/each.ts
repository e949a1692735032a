/**
 * The values of a text between bars; blanks around them say nothing, and a bar at the end is an
 * empty value.
 */
export function listed(text: string): readonly string[] {
  return text.split('|').map((value) => value.trim());
}

/** One address for each value of such a text. */
export function each(before: string, values: string, after = ''): readonly string[] {
  return listed(values).map((value) => `${before}${value}${after}`);
}
