/**
 * The words of a mission or feat by their place, so that administrators can correct any of them.
 */
import { localName } from '#domain/catalogue/localise.ts';
import type { MissionChange, Overlay } from '#domain/catalogue/release/overlay.ts';
import type { Language, Names } from '#domain/catalogue/types.ts';
import type { DescribedFeat, DescribedMission, MissionLibrary } from './mission-library.ts';
import { withNumbers } from './placed-numbers.ts';

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

/**
 * The library with changed words and numbers in place; places that a mission does not have are
 * ignored.
 */
export function correctMissions(
  { missions, feats }: MissionLibrary,
  changes: Overlay['missions'],
): MissionLibrary {
  return {
    missions: missions.map((mission) => corrected(mission, changes[mission.id])),
    feats: feats.map((feat) => corrected(feat, changes[feat.id])),
  };
}

function corrected<Some extends Worded>(file: Some, changes: MissionChange | undefined): Some {
  if (changes === undefined) return file;
  const item = withNumbers(file, changes.numbers ?? {});
  const named = <Part extends Item>(part: Part, place: string): Part => ({
    ...part,
    name: changes.en?.[place] ?? part.name,
    names: translated(part.names, changes, place),
  });
  const told = <Part extends TextItem>(part: Part, at: string): Part => ({
    ...named(part, `${at}name`),
    text: changes.en?.[`${at}text`] ?? part.text,
    texts: translated(part.texts, changes, `${at}text`),
  });
  const section = <Part extends TextItem>(name: string, parts: readonly Part[]) =>
    parts.map((part) => told(part, `${name}.${part.id}.`));
  return {
    ...told(item, ''),
    setup: section('setup', item.setup),
    rules: section('rules', item.rules),
    scoring: item.scoring.map((box) => named(box, `scoring.${box.id}.name`)),
    ...('markers' in item ? { markers: section('markers', item.markers) } : {}),
  };
}

function translated(names: Names, changes: MissionChange, place: string): Names {
  const [es, fr] = [changes.es?.[place], changes.fr?.[place]];
  return { ...names, ...(es === undefined ? {} : { es }), ...(fr === undefined ? {} : { fr }) };
}
