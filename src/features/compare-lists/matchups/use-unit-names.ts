import type { SideName } from '#components/list-comparison/side-mark.tsx';
import { localName } from '#domain/catalogue/localise.ts';
import { useLanguage } from '#platform/use-language.ts';
import type { ListMatchups } from './use-matchups.ts';

/** Names a unit by its list and its place there. */
export type NameOf = (side: SideName, place: number) => string;

/** Returns a function that names the units of two lists in the reader’s language. */
export function useUnitNames(found: Pick<ListMatchups, SideName> | null): NameOf {
  const language = useLanguage();
  return (side, place) => {
    const unit = found?.[side][place]?.unit;
    return unit === undefined ? '' : localName(unit, language);
  };
}
