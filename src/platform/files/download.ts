/**
 * Gives the player a text as a file. `fileName` is cleaned of what file systems refuse; `mime` for
 * example `application/json`.
 */
export function downloadText(fileName: string, text: string, mime: string): void {
  downloadBlob(fileName, new Blob([text], { type: `${mime};charset=utf-8` }));
}

/** Gives the player any content as a file. `fileName` is cleaned of what file systems refuse. */
export function downloadBlob(fileName: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileNameOf(fileName);
  link.click();
  // The browser reads the address after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** UTF-16 units of a name before its ending, which in any alphabet fit the 255 bytes of a name. */
const MOST_OF_NAME = 80;

/**
 * A file name without path separators, control characters, marks that turn the reading direction
 * around, and what Windows refuses. A long one is cut before its ending. `muster` when nothing is
 * left.
 */
export function fileNameOf(wanted: string): string {
  const cleaned = wanted
    .toWellFormed()
    .replace(/[\p{Cc}<>:"/\\|?*]+/gu, ' ')
    .replace(/[\u200E\u200F\u202A-\u202E\u2066-\u2069]+/g, '')
    .replace(/\s+/g, ' ');
  const ending = /\.[a-z0-9]{1,5}$/i.exec(cleaned)?.[0] ?? '';
  const name = withoutEdges(cleaned.slice(0, cleaned.length - ending.length));
  const short = withoutEdges(
    name
      .slice(0, MOST_OF_NAME)
      .toWellFormed()
      .replace(/\uFFFD$/, ''),
  );
  const isDevice = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(short);
  return `${short === '' ? 'muster' : isDevice ? `${short}_` : short}${ending}`;
}

/** Returns a name without the dots and spaces around it, which file systems hide or drop. */
function withoutEdges(name: string): string {
  return name.replace(/^[. ]+|[. ]+$/g, '');
}
