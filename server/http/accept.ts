import { parseAccept } from 'hono/utils/accept';

/** The packed forms that the build makes of a text file, best first. */
export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/**
 * Chooses the form of a file by the Accept-Encoding header (RFC 9110, 12.5.3). Takes the available
 * form with the highest q-value; on a tie brotli, then gzip, then unpacked. Returns null for the
 * unpacked file, also when the header is missing or refuses everything: an unpacked response helps
 * more than 406.
 */
export function chooseEncoding(header: string | undefined, available: readonly Encoding[]): Encoding | null {
  const weights = new Map(
    parseAccept(header ?? '').map(({ type, params }) => [type.toLowerCase(), weightOf(params['q'])]),
  );
  const unnamed = weights.get('*') ?? 0;
  let best: Encoding | null = null;
  let bestWeight = weights.get('identity') ?? 0;
  for (const encoding of ENCODINGS) {
    const weight = weights.get(encoding) ?? unnamed;
    const better = best === null ? weight >= bestWeight : weight > bestWeight;
    if (weight > 0 && better && available.includes(encoding)) {
      best = encoding;
      bestWeight = weight;
    }
  }
  return best;
}

/** Hono takes a q-value that is no number, or above 1, for 1: here such a form is not taken. */
function weightOf(quality: string | undefined): number {
  const weight = Number(quality ?? 1);
  return weight >= 0 && weight <= 1 ? weight : 0;
}

/** True when an Accept header names a media type and does not refuse it. */
export function takesType(accept: string | undefined, type: string): boolean {
  return parseAccept(accept ?? '').some((range) => range.type.toLowerCase() === type && range.q > 0);
}

/** True when a request takes a page, by its Accept header; one without takes anything. */
export function takesHtml(accept: string | undefined): boolean {
  return accept === undefined || /text\/(?:html|\*)|\*\/\*/i.test(accept);
}
