/**
 * Returns the whole objects of a damaged text that was an array of objects: cut off in the middle,
 * or with rubbish between them. An object that is not whole or cannot be read is left out. Takes
 * time in proportion to the text.
 */
export function rescueEntries(text: string): readonly unknown[] {
  const found: unknown[] = [];
  let depth = 0;
  let begin = 0;
  let isInText = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (isInText) {
      if (sign === '\\') at += 1;
      else if (sign === '"') isInText = false;
    } else if (sign === '"' && depth > 0) isInText = true;
    else if (sign === '{') {
      if (depth === 0) begin = at;
      depth += 1;
    } else if (sign === '}' && depth > 0) {
      depth -= 1;
      if (depth === 0) found.push(...parsed(text.slice(begin, at + 1)));
    }
  }
  return found;
}

function parsed(text: string): readonly unknown[] {
  try {
    return [JSON.parse(text) as unknown];
  } catch {
    return [];
  }
}
