/**
 * The words of a mission or feat by their place, so that administrators can correct any of them.
 */
import { localName } from '#domain/catalogue/localise.ts';
import type { Language, Names } from '#domain/catalogue/types.ts';
import type { DescribedFeat, DescribedMission } from './mission-library.ts';

/** Words by their place: `name`, `text`, `rules.<id>.text`, `scoring.<id>.name` … */
export type PlacedWords = Readonly<Record<string, string>>;

type Item = { readonly id: string; readonly name: string; readonly names: Names };
type TextItem = Item & { readonly text: string; readonly texts: Names };
type Worded = DescribedMission | DescribedFeat;

/**
 * Every word of a mission or feat in the language of its library, '' where it has none of its own.
 */
export function wordsOf(item: Worded, language: Language): PlacedWords {
  const words: Record<string, string> = {};
  const put = (place: string, english: string, translations: Names) => {
    words[place] = language === 'en' ? english : (translations[language] ?? '');
  };
  put('name', item.name, item.names);
  put('text', item.text, item.texts);
  for (const [section, items] of textSections(item)) {
    for (const each of items) {
      put(`${section}.${each.id}.name`, each.name, each.names);
      put(`${section}.${each.id}.text`, each.text, each.texts);
    }
  }
  for (const each of item.scoring) put(`scoring.${each.id}.name`, each.name, each.names);
  return words;
}

function textSections(item: Worded): readonly (readonly [string, readonly TextItem[]])[] {
  const both = [
    ['setup', item.setup],
    ['rules', item.rules],
  ] as const;
  return 'markers' in item ? [...both, ['markers', item.markers]] : both;
}

/** Returns the names of the entries of a mission or feat in one language, by `scoring.<id>`. */
export function namesOfPlaces(item: Worded, language: Language): PlacedWords {
  const ofMission = 'map' in item ? missionEntries(item) : [['meters', item.meters] as const];
  const sections: readonly (readonly [string, readonly Item[]])[] = [
    ...ofMission,
    ...textSections(item),
    ['scoring', item.scoring],
    ['tokens', item.tokens],
  ];
  return Object.fromEntries(
    sections.flatMap(([section, items]) =>
      items.map((each) => [`${section}.${each.id}`, localName(each, language)] as const),
    ),
  );
}

function missionEntries({ pieces, variants }: DescribedMission) {
  const ofVariants = variants.flatMap(({ scoring }) => scoring ?? []);
  // The boxes of the mission itself follow these: their names hold where both have a box.
  return [
    ['pieces', pieces],
    ['variants', variants],
    ['scoring', ofVariants],
  ] as const;
}
