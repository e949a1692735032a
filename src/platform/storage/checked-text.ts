/** Returns a value as text with a checksum before it, so that damage shows. */
export function checkedText(value: unknown): string {
  const json = JSON.stringify(value);
  return `${checksum(json)} ${json}`;
}

/** Returns the value in a text of `checkedText`; null for a damaged one and for anything else. */
export function readChecked(text: unknown): unknown {
  try {
    const [sum, json = ''] = String(text).split(/ (.*)/su);
    return sum === checksum(json) ? JSON.parse(json) : null;
  } catch {
    return null;
  }
}

/** FNV-1a: enough for what breaks by accident. */
function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}
