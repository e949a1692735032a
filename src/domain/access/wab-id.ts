/** A whole WAB id: `WAB-` and three groups of four. */
const WAB_ID = /^WAB(?:-[A-Z0-9]{4}){3}$/;

/** Returns a typed WAB id in the form that profiles use; null when the text is not a WAB id. */
export function readWabId(text: string): string | null {
  const id = text.trim().toUpperCase();
  return WAB_ID.test(id) ? id : null;
}
