/** Missions and feats with the words and numbers of a release in place. */
import type { MissionChange, Overlay } from '#domain/catalogue/release/overlay.ts';
import type { Names } from '#domain/catalogue/types.ts';
import type { DescribedFeat, DescribedMission, MissionLibrary } from './mission-library.ts';
import { withNumbers } from './placed-numbers.ts';

type Item = { readonly id: string; readonly name: string; readonly names: Names };
type TextItem = Item & { readonly text: string; readonly texts: Names };
type Worded = DescribedMission | DescribedFeat;

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
