import { catalogue } from '#data/catalogue.ts';
import { useDraft } from '#data/lists/use-draft.ts';
import { localName } from '#domain/catalogue/localise.ts';
import { autoPicture, pictureChoices } from '#domain/community/picture.ts';
import { armyOf } from '#domain/roster/army.ts';
import { toSavedUnit } from '#domain/roster/saved-unit.ts';
import { totalsOf } from '#domain/roster/totals.ts';
import { useLanguage } from '#platform/use-language.ts';

/** Returns the draft as it would be posted: its units, totals, and the pictures to choose from. */
export function usePostUnits() {
  const language = useLanguage();
  const document = useDraft((state) => state.history.document);
  const army = armyOf(document, catalogue);
  const units = army.map(toSavedUnit);
  const choices = pictureChoices(
    army.map((entry) => {
      const { id, highCommand, imageUrl } = toSavedUnit(entry);
      return { id, highCommand, imageUrl, name: localName(entry.unit, language), unit: entry.unit };
    }),
    language,
  );
  return { document, army, units, totals: totalsOf(army), choices, autoImage: autoPicture(choices) };
}

export type PostUnits = ReturnType<typeof usePostUnits>;
