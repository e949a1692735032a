import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { WorkshopDraft } from '#domain/catalogue/workshop/draft.ts';
import type { Language } from '#domain/catalogue/types.ts';

/** Pictures of drafts are not asked for again while they are as they were. */
const KEPT_MS = 60_000;

/**
 * The drawn card of a draft as a `data:` address. Fails without a network, on hosts that only have
 * files, and while the server has too much to draw.
 */
export function draftCardQuery({ origin, ...unit }: WorkshopDraft, language: Language) {
  return queryOptions({
    queryKey: ['draft-card', unit, language],
    queryFn: async ({ signal }) => {
      const response = await fetch('/art/draft-card', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        // The server reads a whole draft; why it is proposed is nothing to draw.
        body: JSON.stringify({ draft: { ...unit, origin: { ...origin, page: '', note: '' } }, language }),
        signal,
      });
      if (!response.ok || response.headers.get('content-type') !== 'image/webp')
        throw new Error(`The card could not be drawn: ${String(response.status)}`);
      return asDataAddress(new Uint8Array(await response.arrayBuffer()));
    },
    placeholderData: keepPreviousData,
    staleTime: KEPT_MS,
    gcTime: KEPT_MS,
    retry: false,
  });
}

function asDataAddress(bytes: Uint8Array): string {
  return `data:image/webp;base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`;
}
