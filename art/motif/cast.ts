/** The composition of a portrait: names of motifs and tones. */
import type { FUR_TONES, HAIR_TONES } from '../palette/palette.ts';
import type { Beast } from './beasts.ts';
import type { Garment } from './garments.ts';
import type { Beard, HairStyle } from './hair.ts';
import type { Head } from './heads.ts';
import type { HeadgearName } from './headgear.ts';
import type { Held } from './held.ts';
import type { Mark } from './marks.ts';
import type { Weapon } from './weapons.ts';

export type Cast = {
  /** The head on the shoulders; unless a beast fills the picture. */
  readonly head: Head;
  readonly beast?: Beast | undefined;
  /** A beast in front of its rider. */
  readonly mount?: Beast | undefined;
  /** The set of skins that the unit's skin is chosen from. */
  readonly skin: string;
  readonly hair: HairStyle;
  readonly hairTone: keyof typeof HAIR_TONES;
  readonly furTone: keyof typeof FUR_TONES;
  readonly beard?: Beard | undefined;
  readonly headgear?: HeadgearName | undefined;
  readonly mark?: Mark | undefined;
  readonly paint: string;
  readonly garment: Garment;
  /** Behind the right shoulder, and behind the left. */
  readonly weapon?: Weapon | undefined;
  readonly second?: Weapon | undefined;
  /** Before the breast. */
  readonly held?: Held | undefined;
  /** Cloth other than the faction's: lit side, shadowed side. */
  readonly cloth?: readonly [string, string] | undefined;
  /** Leaves other than green: autumn. */
  readonly leaf?: readonly [string, string] | undefined;
  /** Metal other than the faction's. */
  readonly metal?: readonly [string, string] | undefined;
  /** The scale of the figure in the picture; 1 is a grown human. */
  readonly scale: number;
};

/** One row of the casting; `undefined` takes off a motif of an earlier row. */
export type Wears = Partial<Cast>;
