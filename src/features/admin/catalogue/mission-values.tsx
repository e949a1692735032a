import { useQuery } from '@tanstack/react-query';
import { UnitDifferences } from '#components/unit-differences/unit-differences.tsx';
import type { ReviewedChange } from '#data/admin/catalogue-review.ts';
import { missionTextsQuery } from '#data/admin/mission-texts.ts';
import { type ChangePart, partsOf } from '#domain/catalogue/release/change-parts.ts';
import type { ChangedField } from '#domain/catalogue/release/differences.ts';
import type { CatalogueRelease } from '#domain/catalogue/release/release.ts';
import { storedLanguage } from '#domain/catalogue/localise.ts';
import { STORED_LANGUAGES } from '#domain/catalogue/types.ts';
import { numbersOf, withNumbers } from '#domain/game/missions/placed-numbers.ts';
import { useLanguage } from '#platform/use-language.ts';
import type { PlaceNames } from '#platform/words/mission-numbers.ts';

/** The values of a change before it, and the names of the mission's entries. */
type MissionValues = {
  readonly names: PlaceNames;
  readonly before: (part: ChangePart) => unknown;
};

const NOTHING: MissionValues = { names: {}, before: () => undefined };

/**
 * Returns what a change of a mission or feat replaces, as the newest release has it; nothing for
 * another change, and until the missions are loaded.
 */
export function useMissionValues(
  { section, target }: ReviewedChange,
  newest: CatalogueRelease | null,
): MissionValues {
  const language = storedLanguage(useLanguage());
  const { data } = useQuery({ ...missionTextsQuery(), enabled: section === 'missions' });
  const found = section === 'missions' ? data?.find(({ id }) => id === target) : undefined;
  if (found === undefined) return NOTHING;
  const released = newest?.overlay.missions[target] ?? {};
  const numbers = numbersOf(withNumbers(found.item, released.numbers ?? {}));
  return {
    names: found.placeNames[language],
    before: ([part, place = '']) => {
      if (part === 'numbers') return numbers[place];
      const stored = STORED_LANGUAGES.find((each) => each === part);
      if (stored === undefined) return undefined;
      return released[stored]?.[place] ?? (found.words[stored][place] || undefined);
    },
  };
}

type MissionDifferencesProps = { change: ReviewedChange; newest: CatalogueRelease | null };

/** The words and numbers of a mission or feat that an accepted change brings. */
export function MissionDifferences({ change, newest }: MissionDifferencesProps) {
  const { names, before } = useMissionValues(change, newest);
  const fields = partsOf(change.section, change.change).map((part): ChangedField => {
    return { field: part.join('.'), before: before(part), after: valueAt(change.change, part) };
  });
  return <UnitDifferences fields={fields} names={names} />;
}

/** Returns the value of a change at the path of one of its parts. */
export function valueAt(change: object, part: ChangePart): unknown {
  return part.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined),
    change,
  );
}
