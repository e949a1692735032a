/** Strings first, so that no bracket or colon inside one counts. */
const PIECES = /"(?:[^"\\]|\\.)*"|[{}[\]:]/g;

/**
 * True when the outermost object of a JSON text, known to be valid, names a member twice, escapes
 * resolved. Two readers could take a different one of the two for the truth.
 */
export function repeatsMember(json: string): boolean {
  const names = new Set<unknown>();
  let depth = 0;
  let before = '';
  for (const [piece] of json.matchAll(PIECES)) {
    if (piece === '{' || piece === '[') depth += 1;
    else if (piece === '}' || piece === ']') depth -= 1;
    else if (piece === ':' && depth === 1) {
      const name: unknown = JSON.parse(before);
      if (names.has(name)) return true;
      names.add(name);
    }
    before = piece;
  }
  return false;
}
