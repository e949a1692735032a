// oxlint-disable-next-line no-control-regex -- control characters are what is taken out
const CONTROLS = /[\u0000-\u001f\u007f-\u009f]/gu;
// oxlint-disable-next-line no-control-regex -- tab and line break stay
const CONTROLS_BUT_BREAKS = /[\u0000-\u0008\u000b-\u001f\u007f]/gu;

/**
 * Text of one line as the board keeps it: control characters as spaces, none at its ends, at most
 * `most` characters.
 */
export function plainLine(text: string, most: number): string {
  return cut(text.replace(CONTROLS, ' ').trim(), most);
}

/**
 * Text of several lines as the board keeps it: single line ends, no other control characters, no
 * space at its ends.
 */
export function plainProse(text: string, most: number): string {
  return cut(text.replace(/\r\n?/gu, '\n').replace(CONTROLS_BUT_BREAKS, '').trim(), most);
}

/** By whole characters, as the database counts them. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  return Array.from(text).slice(0, most).join('').trim();
}
