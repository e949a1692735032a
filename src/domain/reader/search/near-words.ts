/**
 * True when one slip of a finger turns one word into the other: a letter too many, one missing, a
 * wrong one, or two that swapped places. Equal words are no slip.
 */
export function isOneSlip(one: string, other: string): boolean {
  return one !== other && slipRests(one, other).some(([left, right]) => left === right);
}

/** True when a word begins with the typed letters, one slip among them allowed. */
export function startsWithSlip(word: string, typed: string): boolean {
  return slipRests(typed, word).some(([left, right]) => right.startsWith(left));
}

/** The rests of both words behind the first difference, for each kind of slip. */
function slipRests(one: string, other: string): readonly (readonly [string, string])[] {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const rests: (readonly [string, string])[] = [
    [one.slice(at + 1), other.slice(at + 1)],
    [one.slice(at + 1), other.slice(at)],
    [one.slice(at), other.slice(at + 1)],
  ];
  if (at + 1 < one.length && one[at] === other[at + 1] && one[at + 1] === other[at]) {
    rests.push([one.slice(at + 2), other.slice(at + 2)]);
  }
  return rests;
}
