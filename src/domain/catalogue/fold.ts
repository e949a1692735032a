/**
 * Text as it is compared: lower case, accents stripped, trimmed, inner spaces single. `Sÿenann `
 * and `syenann` fold to the same text. For comparing only, never for showing.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .trim();
}
