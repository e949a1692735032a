import type { Language } from '#domain/catalogue/types.ts';

/** A message to the thread that draws. */
export type ToThread =
  | { readonly kind: 'draw'; readonly task: number; readonly path: string; readonly language: Language }
  | { readonly kind: 'answer'; readonly call: number; readonly status: number; readonly text: string };

/** A message of the thread: what a page shows first, or a call of the table API that it needs. */
export type FromThread =
  | { readonly kind: 'drawn'; readonly task: number; readonly html: string | null; readonly fault?: string }
  | { readonly kind: 'call'; readonly task: number; readonly call: number; readonly path: string };
