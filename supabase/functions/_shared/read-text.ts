export type ReadResult =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly reason: 'too-large' | 'not-text' };

/**
 * Reads a body of at most `maxBytes` bytes as UTF-8; stops reading where it becomes larger. No body
 * is an empty text. Rejects when the body breaks off, as a stream does.
 */
export async function readText(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): Promise<ReadResult> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  if (body === null) return { ok: true, text: '' };
  const reader = body.getReader();
  let size = 0;
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (!done) size += value.byteLength;
    if (size > maxBytes) {
      await reader.cancel();
      return { ok: false, reason: 'too-large' };
    }
    try {
      text += done ? decoder.decode() : decoder.decode(value, { stream: true });
    } catch {
      await reader.cancel();
      return { ok: false, reason: 'not-text' };
    }
    if (done) return { ok: true, text };
  }
}
