const BOOL = 16;
const JSON_TYPES: ReadonlySet<number> = new Set([114, 3802]);
/** int2, int4, oid, float4, float8: what a JavaScript number holds without loss. */
const NUMBERS: ReadonlySet<number> = new Set([21, 23, 26, 700, 701]);

/**
 * Returns the server's form of a text that the database sent for a value. `type` is the type's oid.
 * A type that would lose precision (bigint, numeric, timestamps) or that JavaScript lacks stays
 * text.
 */
export function parseValue(type: number, text: string): unknown {
  if (type === BOOL) return text === 't';
  if (NUMBERS.has(type)) return Number(text);
  if (JSON_TYPES.has(type)) return JSON.parse(text) as unknown;
  return text;
}
