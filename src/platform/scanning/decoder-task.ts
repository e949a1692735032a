/** Tasks of the worker that reads QR codes. Their results come in the order of the tasks. */
export type DecoderTask = { readonly kind: 'start' } | { readonly kind: 'read'; readonly pixels: ImageData };

export type DecoderAnswer = { readonly ok: true; readonly texts: readonly string[] } | { readonly ok: false };
