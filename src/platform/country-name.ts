/** Returns a country (ISO 3166-1) by its name in a language; its code when it has none. */
export function countryName(code: string, language: string): string {
  return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;
}
