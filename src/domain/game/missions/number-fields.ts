/** The numbers of a mission or feat as somebody types them, and what is wrong with them. */
import { type PlacedNumbers } from '#domain/catalogue/release/mission-numbers.ts';
import { numberBounds, type NumberBounds } from '#domain/catalogue/release/number-places.ts';
import type { DescribedFeat, DescribedMission } from './mission-library.ts';
import { numbersOf, withNumbers } from './placed-numbers.ts';

/** Texts by the place of their number. */
export type TypedNumbers = Readonly<Record<string, string>>;

/** `bounds`: no whole number within them; `order`: a start that is not on its meter. */
export type NumberFault = 'bounds' | 'order';

export type NumberField = NumberBounds & {
  readonly place: string;
  readonly text: string;
  readonly fault: NumberFault | null;
};

export type TypedMission = {
  readonly fields: readonly NumberField[];
  /** The numbers that differ from those before, without those that have a fault. */
  readonly changes: PlacedNumbers;
};

/**
 * Returns the numbers of a mission or feat with typed texts in place. `before`: the numbers that
 * were changed already. A typed number of rounds adds or removes fields of turns.
 */
export function typedNumbers(
  item: DescribedMission | DescribedFeat,
  before: PlacedNumbers,
  typed: TypedNumbers,
): TypedMission {
  const read = Object.entries(typed).flatMap(([place, text]) => {
    const number = readNumber(place, text);
    return number === null ? [] : [[place, number] as const];
  });
  const old = numbersOf(withNumbers(item, before));
  const now = numbersOf(withNumbers(item, { ...before, ...Object.fromEntries(read) }));
  const fields = Object.entries(now).map(([place, number]): NumberField => {
    const text = typed[place] ?? String(number);
    const { from, to } = numberBounds(place) ?? { from: number, to: number };
    return { place, text, from, to, fault: faultOf(place, text, now) };
  });
  const changes = fields.flatMap(({ place, fault }) => {
    const number = now[place];
    return fault !== null || number === undefined || number === old[place] ? [] : [[place, number] as const];
  });
  return { fields, changes: Object.fromEntries(changes) };
}

/** Null for a text that is no whole number, or out of the bounds of its place. */
function readNumber(place: string, text: string): number | null {
  const bounds = numberBounds(place);
  // Phones write a minus of their own.
  const plain = text.trim().replace(/^[\u2212\u2013]/u, '-');
  if (bounds === null || !/^-?\d{1,6}$/u.test(plain)) return null;
  const number = Number(plain) + 0;
  return number >= bounds.from && number <= bounds.to ? number : null;
}

function faultOf(place: string, text: string, now: PlacedNumbers): NumberFault | null {
  if (readNumber(place, text) === null) return 'bounds';
  const meter = /^meters\..*\.(?=start$)/u.exec(place)?.[0];
  if (meter === undefined) return null;
  const [start = 0, min = 0, max = 0] = [now[place], now[`${meter}min`], now[`${meter}max`]];
  return start < min || start > max ? 'order' : null;
}
