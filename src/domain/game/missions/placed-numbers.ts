/**
 * The numbers of a mission or feat by their place, so that administrators can correct any of them.
 */
import type { PlacedNumbers } from '#domain/catalogue/release/mission-numbers.ts';
import type { BoxFormula } from './mission.ts';

type Entry = { readonly id: string };
type Box = Entry & {
  readonly points: number;
  readonly most: number | null;
  readonly pool: number | null;
  readonly markers: readonly string[];
  readonly formula: BoxFormula | null;
};
type Token = Entry & { readonly most: number | null; readonly conquest: number };
type Marker = Entry & { readonly start: number; readonly step: number | null };
type Piece = Entry & { readonly wounds: number | null };
type Meter = Entry & { readonly min: number; readonly max: number; readonly start: number };
type Variant = Entry & { readonly scoring?: readonly Box[] | undefined };

/** A mission or feat, as its file has it or with its words in place. */
type Numbered = { readonly scoring: readonly Box[]; readonly tokens: readonly Token[] };
type NumberedFeat = Numbered & { readonly meters: readonly Meter[] };
type NumberedMission = Numbered & {
  readonly rounds: number;
  readonly turns: readonly number[];
  readonly listPoints: number | null;
  readonly markers: readonly Marker[];
  readonly pieces: readonly Piece[];
  readonly control: { readonly range: number; readonly bonus: number };
  readonly variants: readonly Variant[];
};

/** Returns the number to put at a place that has `number`. */
type Replace = (place: string, number: number) => number;

/** Returns every number of a mission or feat, in the order in which it is set up and scored. */
export function numbersOf(item: NumberedMission | NumberedFeat): PlacedNumbers {
  const numbers: Record<string, number> = {};
  replaced(item, (place, number) => {
    numbers[place] = number;
    return number;
  });
  return numbers;
}

/**
 * Returns the mission or feat with other numbers in place. Places that it does not have are
 * ignored. There are as many numbers of turns as rounds: a new round has the turns of the one
 * before unless `numbers` says otherwise.
 */
export function withNumbers<Some extends NumberedMission | NumberedFeat>(
  item: Some,
  numbers: PlacedNumbers,
): Some {
  return replaced(item, (place, number) => numbers[place] ?? number);
}

function replaced<Some extends NumberedMission | NumberedFeat>(item: Some, at: Replace): Some {
  const ofMission = 'rounds' in item ? missionNumbers(item, at) : {};
  return {
    ...item,
    ...ofMission,
    tokens: item.tokens.map((token) => ({
      ...token,
      ...orNull(token, 'most', `tokens.${token.id}.most`, at),
      conquest: at(`tokens.${token.id}.conquest`, token.conquest),
    })),
    ...('meters' in item ? { meters: item.meters.map((meter) => meterWith(meter, at)) } : {}),
    scoring: item.scoring.map((box) => boxWith(box, 'scoring.', at)),
    ...('variants' in item ? { variants: item.variants.map((variant) => variantWith(variant, at)) } : {}),
  };
}

function missionNumbers(mission: NumberedMission, at: Replace): Partial<NumberedMission> {
  const { control } = mission;
  const rounds = at('rounds', mission.rounds);
  const turns: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    turns.push(at(`turns.${round}`, mission.turns[round] ?? turns.at(-1) ?? 1));
  }
  return {
    rounds,
    turns,
    ...orNull(mission, 'listPoints', 'listPoints', at),
    control: { range: at('control.range', control.range), bonus: at('control.bonus', control.bonus) },
    markers: mission.markers.map((marker) => ({
      ...marker,
      start: at(`markers.${marker.id}.start`, marker.start),
      ...orNull(marker, 'step', `markers.${marker.id}.step`, at),
    })),
    pieces: mission.pieces.map((piece) => ({
      ...piece,
      ...orNull(piece, 'wounds', `pieces.${piece.id}.wounds`, at),
    })),
  };
}

function meterWith(meter: Meter, at: Replace): Meter {
  const number = (name: 'min' | 'max' | 'start') => at(`meters.${meter.id}.${name}`, meter[name]);
  return { ...meter, min: number('min'), max: number('max'), start: number('start') };
}

function variantWith(variant: Variant, at: Replace): Variant {
  return variant.scoring === undefined
    ? variant
    : {
        ...variant,
        scoring: variant.scoring.map((box) => boxWith(box, `variants.${variant.id}.scoring.`, at)),
      };
}

function boxWith(box: Box, section: string, at: Replace): Box {
  const place = `${section}${box.id}`;
  return {
    ...box,
    points: at(`${place}.points`, box.points),
    // A box with markers is a tick for each of them.
    ...(box.markers.length > 0 ? {} : orNull(box, 'most', `${place}.most`, at)),
    ...orNull(box, 'pool', `${place}.pool`, at),
    formula: formulaWith(box.formula, `${place}.formula`, at),
  };
}

function formulaWith(formula: BoxFormula | null, place: string, at: Replace): BoxFormula | null {
  if (formula?.kind === 'race') {
    return {
      ...formula,
      goal: at(`${place}.goal`, formula.goal),
      behind: at(`${place}.behind`, formula.behind),
    };
  }
  return formula?.kind === 'meter-at-least'
    ? { ...formula, value: at(`${place}.value`, formula.value) }
    : formula;
}

/** A field with its number replaced; without a number the field stays as it is. */
function orNull<Name extends string>(
  of: Readonly<Record<Name, number | null>>,
  name: Name,
  place: string,
  at: Replace,
): Partial<Record<Name, number>> {
  const number = of[name];
  const entry: Partial<Record<Name, number>> = {};
  if (number !== null) entry[name] = at(place, number);
  return entry;
}
