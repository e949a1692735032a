/**
 * The portraits of factions: the small portrait of one commander each. A faction without one shows
 * its charge.
 */
export const FACES: Readonly<Record<string, string>> = {
  syenann: 'grand_captain',
  'northern-tribes': 'ahlwardt_ice_bear',
  'hegemony-of-embersig': 'amelia_hellbroth',
  'scions-of-yaldabaoth': 'progenitor_sculptor',
};
