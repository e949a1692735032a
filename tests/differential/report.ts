import type { Difference, Pair } from './differences.ts';
import { differingFields, type Field } from './exchange.ts';

export type Report = {
  /** The number of equal responses, and of those whose differences the list explains. */
  readonly same: number;
  /** The number of those that differ in a way of the list. */
  readonly accepted: number;
  /** Differences that nothing accounts for. */
  readonly unexplained: readonly { readonly pair: Pair; readonly fields: readonly Field[] }[];
  /** Entries of the list that no answer shows any more. */
  readonly outdated: readonly Difference[];
};

/** Judges pairs of responses by a list of accepted differences. */
export function judge(pairs: readonly Pair[], differences: readonly Difference[]): Report {
  const seen = new Set<Difference>();
  const unexplained: { pair: Pair; fields: readonly Field[] }[] = [];
  let accepted = 0;
  for (const pair of pairs) {
    const fields = differingFields(pair.real, pair.ours);
    if (fields.length === 0) continue;
    const left = new Set(fields);
    for (const difference of differences) {
      const explained = difference.explains(pair).filter((field) => fields.includes(field));
      if (explained.length > 0) seen.add(difference);
      for (const field of explained) left.delete(field);
    }
    if (left.size > 0) unexplained.push({ pair, fields: [...left] });
    else accepted += 1;
  }
  return {
    same: pairs.length - unexplained.length,
    accepted,
    unexplained,
    outdated: differences.filter((difference) => !seen.has(difference)),
  };
}
