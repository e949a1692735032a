const BOOL = 16;
const JSON_TYPES: ReadonlySet<number> = new Set([114, 3802]);
/** int2, int4, oid, float4, float8: what a JavaScript number holds without loss. */
const NUMBERS: ReadonlySet<number> = new Set([21, 23, 26, 700, 701]);

/**
 * The text that the database sent for a value, as the server uses it. `type` is the type's oid.
 * What would lose something on the way (bigint, numeric, timestamps) or has no JavaScript type
 * stays text.
 */
export function parseValue(type: number, text: string): unknown {
  if (type === BOOL) return text === 't';
  if (NUMBERS.has(type)) return Number(text);
  if (JSON_TYPES.has(type)) return JSON.parse(text) as unknown;
  return text;
}
