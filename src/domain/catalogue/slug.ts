/**
 * Names whose image is not called what the rule gives. Where the rule drops an accented letter from
 * a named character's name, these keep the file names that players' image folders already use.
 */
const OVERRIDES: ReadonlyMap<string, string> = new Map([
  ['Lady Télia', 'lady_telia'],
  ['Battle-Scarred', 'battle-scarred'],
  ['Battle Scarred', 'battle-scarred'],
  ['MK-OS Automata', 'mk-os_automata'],
  ['Mk-Os Automata', 'mk-os_automata'],
  ['Lioslaith Cóic Caledhee', 'lioslaith_coic_caledhee'],
  ['Ynyr Dará Lainn', 'ynyr_dara_lainn'],
  ['Iriavík Restless Pup', 'iriavik_restless_pup'],
  ['Dragoslav Bjelogrc', 'dragoslav_bjelogrc_drago_the_anvil'],
  ['Darach Wilding', 'darach_wildling'],
  ['Tattoist', 'tattooist'],
]);

/**
 * The middle of a unit's image file names (`/art/portrait/{slug}_portrait.jpg`), from its English
 * name: lower case, spaces and hyphens become underscores, other characters are dropped, with
 * overrides (docs/product.md, "Picture files").
 */
export function imageSlug(englishName: string): string {
  const name = englishName.normalize('NFC').trim();
  return (
    OVERRIDES.get(name) ??
    name
      .toLowerCase()
      .replace(/[\s-]+/gu, '_')
      .replace(/[^a-z0-9_]/gu, '')
  );
}
