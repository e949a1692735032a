/** A whole WAB id: `WAB-` and three groups of four. */
const WAB_ID = /^WAB(?:-[A-Z0-9]{4}){3}$/;

/** A typed WAB id as profiles write it; null for what is none. */
export function readWabId(text: string): string | null {
  const id = text.trim().toUpperCase();
  return WAB_ID.test(id) ? id : null;
}
