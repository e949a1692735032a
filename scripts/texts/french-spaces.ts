/** An ordinary space, or none, where French typography has a no-break space. */
const FAULT = / [:;?!»]|« |«(?![\s\u00a0])|[\p{L}\p{N})}][;?!»](?=[\s.,)]|$)/u;

/**
 * Names the French texts whose punctuation can start or end a line: `:`, `;`, `?`, `!` and `»` need
 * a no-break space before them, and `«` needs one after it. Returns one sentence per text, in the
 * order given; an empty list when there is no fault.
 */
export function frenchSpaceProblems(texts: readonly string[]): string[] {
  return texts.flatMap((text) => {
    const fault = FAULT.exec(text);
    if (fault === null) return [];
    const around = text.slice(Math.max(0, fault.index - 20), fault.index + 12);
    return [`"…${around}…" needs a no-break space (U+00A0)`];
  });
}

/** Every text in a value that was read from a JSON file, at any depth. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
