/**
 * Name by name: what the words of a unit's name and the names of its skills say about its looks. Keys are image slugs. A
 * value of `undefined` takes off what the unit's people wear.
 */
import type { Cast } from './cast.ts';

type Craft = { readonly [Motif in keyof Cast]?: Cast[Motif] | undefined };

const EMBER_RED = ['#b8412c', '#611a16'] as const;
const BLACK = ['#43424e', '#1a1a22'] as const;
const COPPER = ['#f0c094', '#8a4c2c'] as const;
const BONE_WHITE = ['#e6dcc8', '#8f8069'] as const;

const HEGEMONY: Readonly<Record<string, Craft>> = {
  aggressors: { headgear: 'barbute', garment: 'plate', weapon: 'greatsword', second: 'greatsword' },
  aide: { held: 'sphere', weapon: 'sword', hair: 'bun', cloth: EMBER_RED },
  amelia_hellbroth: { head: 'fair', hair: 'parted', hairTone: 'red', garment: 'plate', weapon: 'torch', second: 'pistol', held: undefined, headgear: undefined, mark: 'scar' },
  ansera_noighman: { hair: 'braids', hairTone: 'red', beard: undefined, headgear: 'goggles', weapon: 'wrench', held: 'gear' },
  black_angels: { headgear: 'winged', garment: 'plate', weapon: 'spear', furTone: 'black' },
  black_legion_arquebusiers: { headgear: 'kettle', weapon: 'gun', garment: 'brigandine', beard: 'moustache' },
  black_legion_bucklermen: { headgear: 'kettle', weapon: 'sword', held: 'buckler', beard: 'goatee', hairTone: 'black' },
  bulwarks: { headgear: 'greathelm', garment: 'plate', weapon: 'mace', held: 'tower' },
  corporal: { headgear: 'sallet', weapon: 'halberd', garment: 'coat', cloth: EMBER_RED, beard: 'full', hairTone: 'grey' },
  dragoslav_bjelogrc_drago_the_anvil: { hair: 'none', beard: 'forked', hairTone: 'black', mark: 'scar', garment: 'plate', weapon: 'hammer', second: 'pistol', scale: 1.03 },
  engineer: { headgear: 'goggles', weapon: 'pick', held: 'bomb', beard: 'plaits', hairTone: 'brown' },
  frostfire_herald: { held: 'lantern', weapon: 'staff', hair: 'long', cloth: ['#5a86b0', '#27466a'] },
  gale_falchion: { scale: 0.92, held: undefined, weapon: 'falchion', second: 'falchion', hair: 'topknot', garment: 'scale' },
  gunnery_corporal: { headgear: 'hat', weapon: 'gun', held: 'map', beard: 'goatee', cloth: EMBER_RED },
  hetman: { headgear: 'winged', garment: 'plate', weapon: 'banner', second: 'sword', beard: 'forked', hairTone: 'grey', cloth: EMBER_RED },
  lady_telia: { head: 'fair', hair: 'parted', hairTone: 'black', headgear: 'hat', weapon: 'gun', garment: 'coat', cloth: ['#3f5b52', '#1c2e29'] },
  marhael_the_refused: { headgear: 'cowl', weapon: 'greatsword', held: undefined, cloth: BLACK, mark: undefined },
  'mk-os_automata': { beast: 'automaton' },
  mounted_hetman: { headgear: 'winged', garment: 'plate', weapon: 'banner', beard: 'full', cloth: EMBER_RED },
  nadezhda_lazard_champion_of_embersig: { head: 'fair', hair: 'bun', hairTone: 'blond', garment: 'plate', weapon: 'sword', second: 'dagger', cloth: EMBER_RED },
  naergon_caladren: { headgear: 'mask', weapon: 'glaive', held: undefined },
  nayra_caladren: { headgear: 'circlet', weapon: 'staff', held: 'sphere', mark: undefined, cloth: BONE_WHITE },
  pioneers: { headgear: 'kettle', weapon: 'shovel', second: 'gun' },
  strategos: { headgear: undefined, hair: 'parted', hairTone: 'grey', garment: 'coat', weapon: 'banner', held: 'map', beard: 'moustache', cloth: EMBER_RED },
  trabor_slepmund: { headgear: 'goggles', beard: 'great', hairTone: 'grey', weapon: 'wrench', held: 'bomb', second: 'hammer' },
  war_surgeon: { headgear: 'beak', garment: 'coat', weapon: 'needle', held: 'flask', cloth: BLACK },
  vercana: { head: 'fair', headgear: 'hood', weapon: 'dagger', second: 'dagger', hair: 'none', garment: 'leather', mark: 'half', paint: '#6fae4a', cloth: ['#46583f', '#1e2a1c'] },
};

const TRIBES: Readonly<Record<string, Craft>> = {
  ahlwardt_ice_bear: { headgear: 'bear', furTone: 'white', weapon: 'greataxe', beard: 'plaits', hairTone: 'white', scale: 1.03, mark: 'stripes' },
  alborc: { hair: 'mane', hairTone: 'grey', headgear: 'crown', weapon: 'greatsword', garment: 'scale', mark: 'scar', scale: 1.02 },
  'battle-scarred': { mark: 'claw', hair: 'mohawk', weapon: 'axe', second: 'club' },
  coal: { beast: 'warg', furTone: 'black' },
  contender: { scale: 0.94, held: 'fist', weapon: undefined, hair: 'topknot', mark: 'band' },
  darkmaster: { headgear: 'hood', weapon: 'dagger', hair: 'none', garment: 'leather', mark: 'hand', paint: '#e9ecef', cloth: ['#35404f', '#141b26'] },
  eskold_the_executioner: { headgear: 'executioner', weapon: 'scythe', beard: undefined, hair: 'none', cloth: ['#3c3440', '#17131c'] },
  evoker: { scale: 0.9, headgear: 'antlers', weapon: 'totem', held: 'runes', hairTone: 'white' },
  hersir: { headgear: 'horned', weapon: 'axe', held: 'round', hairTone: 'red', mark: 'spiral' },
  ice_archers: { head: 'fair', headgear: 'hood', weapon: 'bow', beard: undefined, furTone: 'white', cloth: ['#cfe0ea', '#6f8ea6'] },
  iriavik_restless_pup: { head: 'fair', headgear: 'antlers', weapon: 'bow', beard: undefined, hair: 'long', hairTone: 'white', mark: 'stripes', furTone: 'white' },
  lotta: { weapon: 'whip', hair: 'wild', hairTone: 'red', garment: 'leather', mark: 'stripes', paint: '#c8382f' },
  mounted_wrathmane: { weapon: 'greataxe', hairTone: 'black', headgear: 'horned', furTone: 'grey' },
  njord_the_merciless: { headgear: 'wolf', furTone: 'grey', weapon: 'axe', second: 'axe', mark: 'band', paint: '#b8302a', beard: 'forked' },
  orc_hunters: { weapon: 'spear', second: 'spear', hair: 'topknot', mark: 'stripes', paint: '#e9ecef' },
  ormuk: { weapon: 'mace', held: undefined, hair: 'none', garment: 'hulk', mark: 'tattoo', scale: 1.06, hairTone: 'black' },
  prime_warrior: { weapon: 'greataxe', garment: 'scale', hair: 'mane', hairTone: 'red', mark: 'band', paint: '#e9ecef' },
  revenant: { mark: 'half', paint: '#e9ecef', hair: 'mane', hairTone: 'white', weapon: 'glaive', garment: 'ribs' },
  selika: { head: 'fair', weapon: 'bow', beard: undefined, hair: 'veil', hairTone: 'white', headgear: 'circlet', mark: 'tears', furTone: 'black' },
  skin_changers: { headgear: 'bear', furTone: 'brown', weapon: 'claws', beard: 'full', hairTone: 'brown' },
  tattooist: { scale: 0.94, mark: 'tattoo', hair: 'topknot', beard: 'goatee', weapon: 'needle', held: 'pouch', hairTone: 'grey', garment: 'leather' },
  tundra_marauders: { headgear: 'wolf', furTone: 'white', weapon: 'axe', held: 'trap', beard: undefined, mark: 'stripes' },
  warg_riders: { weapon: 'spear', hair: 'mohawk', furTone: 'brown' },
  wisemane: { hair: 'mane', hairTone: 'white', beard: 'plaits', weapon: 'totem', held: 'pouch', mark: 'spiral', paint: '#f3e9d2' },
  wrathmane: { hair: 'mane', hairTone: 'black', weapon: 'greataxe', second: 'banner', headgear: 'circlet', garment: 'fur', furTone: 'grey', mark: 'claw' },
};

const SCIONS: Readonly<Record<string, Craft>> = {
  anointed: { headgear: 'faceless', garment: 'hulk', weapon: 'greatsword', metal: COPPER },
  aodharu: { head: 'skull', garment: 'ribs', weapon: 'scythe', second: undefined, held: 'pearl', headgear: 'hood', cloth: BLACK },
  bugbowls: { weapon: 'flail', headgear: 'kettle', held: 'round' },
  crucible: { beast: 'furnace', scale: 0.84, metal: COPPER },
  echoes: { headgear: 'barbute', head: 'skull', garment: 'plate', weapon: 'glaive', held: 'kite', hair: 'none', metal: COPPER },
  feadhalu: { beast: 'raptor', skin: 'living' },
  flamecobs: { weapon: 'torch', held: 'bomb', headgear: 'cap' },
  gobblers: { weapon: 'dagger', second: 'dagger', headgear: 'cap', mark: undefined },
  harvester: { head: 'skull', headgear: 'cowl', garment: 'robe', weapon: 'scythe', held: 'lantern', cloth: ['#4b2f5c', '#1e1030'] },
  husks: { weapon: 'club', second: undefined, mark: undefined },
  intact: { weapon: 'falchion', second: 'falchion', headgear: 'blindfold', mark: 'tears', paint: '#7a1f28' },
  kipleacht: { beast: 'hound', skin: 'living' },
  marked: { headgear: 'implants', weapon: 'falchion', held: 'buckler' },
  marked_marksmen: { headgear: 'implants', weapon: 'crossbow', hair: 'short', hairTone: 'black' },
  master_keorl: { headgear: 'crown', weapon: 'needle', held: 'runes', hair: 'veil', cloth: ['#8a2d4a', '#3f1224'] },
  master_nepharim: { headgear: 'circlet', weapon: 'staff', held: 'bird', hair: 'veil', hairTone: 'white', cloth: ['#3d4f4a', '#17231f'] },
  mornmab: { beast: 'maw', skin: 'living' },
  namaoin: { headgear: 'mask', weapon: 'sword', second: 'sword', held: undefined, cloth: ['#8b90b0', '#3e4260'] },
  needle: { headgear: 'bandage', weapon: 'needle', second: 'needle', held: undefined, mark: 'stitches', hair: 'none' },
  nuada: { metal: COPPER, headgear: 'winged', weapon: 'dagger', garment: 'plate', hairTone: 'blond', held: 'flask', skin: 'aestari' },
  orc_husk: { head: 'orc', skin: 'dead', hair: 'mane', hairTone: 'grey', garment: 'ribs', weapon: 'axe', mark: 'stitches' },
  osseous: { weapon: 'spear', garment: 'ribs', headgear: 'short-cap', held: undefined },
  overseer: { weapon: 'whip', headgear: 'cap', garment: 'coat', cloth: ['#6d3b2c', '#331810'] },
  progenitor_sculptor: { headgear: 'implants', weapon: 'hammer', held: 'book', hair: 'bun', cloth: BONE_WHITE },
  puppeteer: { headgear: 'hood', weapon: 'puppet', held: undefined, cloth: ['#4b2f5c', '#1e1030'], mark: 'tears', paint: '#2a1230' },
  rumpy_ride: { headgear: 'cap', weapon: 'ladle', held: 'flask', garment: 'fur', scale: 1.05 },
  sightless: { headgear: 'blindfold', weapon: 'staff', held: 'flask', garment: 'robe' },
  stompers: { weapon: 'mace', garment: 'hulk', headgear: 'short-cap', scale: 1.04 },
};

const FOREST: Readonly<Record<string, Craft>> = {
  alula: { scale: 0.94, weapon: 'spear', hair: 'topknot', held: 'bird', garment: 'leather' },
  aoidos: { weapon: undefined, held: 'lute', headgear: 'leafcrown', hairTone: 'red' },
  darach_wildling: { scale: 0.88, headgear: 'branches', weapon: 'bow', hair: 'wild', hairTone: 'moss', mark: 'bark' },
  druid: { headgear: 'antlers', weapon: 'branch', hair: 'veil', hairTone: 'white', garment: 'robe', beard: 'goatee' },
  grand_captain: { headgear: 'antlers', weapon: 'bow', second: 'banner', hairTone: 'blond', garment: 'leaf' },
  grove_curtailers: { headgear: 'hood', weapon: 'falchion', second: 'falchion', mark: 'band', paint: '#3f6b3a' },
  lioslaith_coic_caledhee: { scale: 0.97, headgear: 'crown', weapon: 'sword', second: 'sword', hair: 'veil', hairTone: 'copper' },
  oona: { scale: 0.88, headgear: 'branches', weapon: 'staff', held: 'sphere', hair: 'veil', hairTone: 'black', mark: 'bark', skin: 'ashen' },
  protectors_of_the_forest: { weapon: 'bow', headgear: 'leafcrown', hair: 'braids', hairTone: 'ash' },
  shadows_of_the_yew: { headgear: 'cowl', weapon: 'dagger', second: 'dagger', cloth: ['#34503f', '#12211a'] },
  senann_captain: { weapon: 'bow', headgear: 'winged', hairTone: 'brown' },
  warden_captain: { scale: 0.97, headgear: 'barbute', weapon: 'glaive', held: 'leafshield', garment: 'scale' },
  ynyr_dara_lainn: { scale: 0.94, weapon: 'spear', second: 'spear', hair: 'wild', hairTone: 'red', headgear: 'circlet', held: 'bird' },
};

export const CRAFTS: Readonly<Record<string, Craft>> = { ...HEGEMONY, ...TRIBES, ...SCIONS, ...FOREST };
