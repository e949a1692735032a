import { useLingui } from '@lingui/react/macro';
import type { Format } from '#domain/formats/format.ts';

/** Returns a function that says the points of a format; null when it bounds none. */
export function usePointsWords() {
  const { t } = useLingui();
  return ({ minPoints: min, maxPoints: max }: Format): string | null => {
    if (min === null) return max === null ? null : t`${max} pts at most`;
    if (max === null) return t`${min} pts at least`;
    return min === max ? t`exactly ${max} pts` : t`${min} to ${max} pts`;
  };
}
