/** The result of reading a chosen file. */
export type ReadFileResult =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly reason: 'too-large' | 'unreadable' };

const MAX_BYTES = 50_000_000;

/**
 * Reads the text of a file that the player chose (UTF-8). A file over 50 MB cannot be ours and is
 * not read.
 */
export async function readTextFile(file: Blob): Promise<ReadFileResult> {
  if (file.size > MAX_BYTES) return { ok: false, reason: 'too-large' };
  try {
    return { ok: true, text: await file.text() };
  } catch {
    return { ok: false, reason: 'unreadable' };
  }
}
