import type { Unit } from '#domain/catalogue/types.ts';

/**
 * The colours of printed cards: ink on parchment, one hue for each faction, gold for rules and
 * rank.
 */

export const INK = '#2a2114';
export const MUTED = '#66573d';
export const PAPER = '#f9f3e3';
export const BAND = '#f0e6cc';
export const GOLD = '#b8862e';
export const PALE_GOLD = '#f1d489';

/**
 * A faction's hue: `deep` and `middle` fill the head, `accent` is strong enough for words on paper.
 */
export type Hue = { readonly deep: string; readonly middle: string; readonly accent: string };

const HUES: Readonly<Record<string, Hue>> = {
  syenann: { deep: '#12301d', middle: '#3f7a48', accent: '#2c6136' },
  'northern-tribes': { deep: '#12344d', middle: '#38759a', accent: '#1f5c7c' },
  'hegemony-of-embersig': { deep: '#45130f', middle: '#a93a22', accent: '#8f2a14' },
  'scions-of-yaldabaoth': { deep: '#281238', middle: '#6c3f8c', accent: '#623a79' },
  feudom: { deep: '#3a1d0c', middle: '#975a29', accent: '#7a4319' },
};

/** True for a unit that fights under every banner. */
export function isMercenary({ characteristics }: Pick<Unit, 'characteristics'>): boolean {
  return characteristics.includes('Mercenary');
}

/**
 * The hue of a unit's faction, copper for mercenaries; umber for a faction that this house does not
 * know yet.
 */
export function hueOf(unit: Pick<Unit, 'faction' | 'characteristics'>): Hue {
  return (
    HUES[isMercenary(unit) ? 'feudom' : unit.faction] ?? {
      deep: '#231d14',
      middle: '#7d6a45',
      accent: '#62511f',
    }
  );
}
