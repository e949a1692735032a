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

/**
 * A file name without path separators, control characters and what Windows refuses; `muster` when
 * nothing is left.
 */
export function fileNameOf(wanted: string): string {
  const cleaned = wanted
    .replace(/[\p{Cc}<>:"/\\|?*]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
    .slice(0, 120);
  return cleaned === '' ? 'muster' : cleaned;
}
