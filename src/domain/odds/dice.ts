import { DICE, type Die, type RollPart, type RollSymbol } from '../catalogue/profile.ts';

/** The symbols on one face of a die: no, one or two. */
export type Face = readonly RollSymbol[];

/**
 * The six dice, eight faces of equal chance each (docs/game.md, "Dice"). Red, orange and
 * yellow are for attacks, green, blue and black for defence, though cards print either kind in
 * either roll.
 */
export const FACES: Readonly<Record<Die, readonly Face[]>> = {
  R: [['S'], ['S'], ['S'], ['S'], ['S', 'S'], ['S', 'S'], ['!', 's'], ['!', 'S']],
  O: [['S'], ['S'], ['!'], ['i'], ['S', '!'], ['S', '!'], ['S', 'i'], ['s', '!']],
  Y: [['S'], ['S', '!'], ['S', '!'], ['s', '!'], ['s', '!'], ['!'], ['!', '!'], ['i']],
  G: [['D'], ['D'], ['D'], ['D'], ['D'], ['D', 'D'], ['!'], ['!', 'd']],
  B: [['D'], ['D'], ['D', '!'], ['D', 'i'], ['!'], ['!'], ['!', 'd'], ['i']],
  K: [['D'], ['D', '!'], ['!', '!'], ['!', 'd'], ['!', 'd'], ['!'], ['!'], ['i']],
};

/** True for a die, false for a symbol that counts without rolling. */
export function isDie(part: RollPart): part is Die {
  return DICE.some((die) => die === part);
}

/** Returns the faces that a part of a roll may show: those of a die, or the one sure symbol. */
export function facesOf(part: RollPart): readonly Face[] {
  return isDie(part) ? FACES[part] : [[part]];
}
