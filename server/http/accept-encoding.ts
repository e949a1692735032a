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
  const weights = parseWeights(header ?? '');
  const other = weights.get('*');
  const weightOf = (coding: string) => weights.get(coding) ?? other ?? 0;

  let best: Encoding | null = null;
  let bestWeight = weights.get('identity') ?? 0;
  for (const encoding of ENCODINGS) {
    const weight = weightOf(encoding);
    const better = best === null ? weight >= bestWeight : weight > bestWeight;
    if (weight > 0 && better && available.includes(encoding)) {
      best = encoding;
      bestWeight = weight;
    }
  }
  return best;
}

function parseWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [coding = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    if (coding === '') continue;
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    const weight = quality === undefined ? 1 : Number(quality.slice(2));
    weights.set(coding, weight >= 0 && weight <= 1 ? weight : 0);
  }
  return weights;
}
