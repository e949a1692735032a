import type { Language } from '#domain/catalogue/types.ts';

/** Bytes in words: `3.1 MB`, `3,1 Mo`, `12 kB`. */
export function sizeText(bytes: number, language: Language): string {
  const isSmall = bytes < 1_000_000;
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isSmall ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: isSmall ? 0 : 1,
  }).format(bytes / (isSmall ? 1_000 : 1_000_000));
}
