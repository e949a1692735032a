import type { Fault } from '#domain/catalogue/faults.ts';
import { textParts } from '#domain/reader/text-tokens.ts';
import { TABLE_SIZE, type MapPoint, type MissionMap } from '#domain/game/missions/map.ts';
import type { BoxFormula, ScoringBox } from '#domain/game/missions/mission.ts';
import type {
  FeatFile,
  MissionFile,
  MissionTranslation,
  MissionWords,
} from '#domain/game/missions/mission-schema.ts';

type Box = Omit<ScoringBox, 'names'>;
type Source<Value> = { readonly file: string; readonly value: Value };
type Translation = Source<MissionTranslation> & { readonly language: string };

/** Ids that something may point at, by what they are ids of. */
type Known = {
  readonly pieces: readonly string[];
  readonly states: readonly string[];
  readonly sides: readonly string[];
  readonly meters: readonly string[];
  readonly tokens: readonly string[];
  readonly roles: readonly string[];
  readonly flags: readonly string[];
};

/**
 * Returns the faults between the parts of files that are each in order by themselves: names of
 * files, ids used twice, references without a target, maps that leave the table, words that a
 * language lacks or has for nothing.
 */
export function missionFaults(
  missions: readonly Source<MissionFile>[],
  feats: readonly Source<FeatFile>[],
  translations: readonly Translation[],
): readonly Fault[] {
  const all = [...missions, ...feats];
  const ids = new Set<string>();
  return [
    ...all.flatMap(({ file, value }) => {
      const isTaken = ids.has(value.id);
      ids.add(value.id);
      return [
        ...(file.endsWith(`/${value.id}.json`)
          ? []
          : [fault(file, 'id', `the file of ${value.id} is called ${value.id}.json`)]),
        ...(isTaken ? [fault(file, 'id', `${value.id} is the id of another mission or feat`)] : []),
        ...tokenFaults(file, englishTexts(value)),
      ];
    }),
    ...missions.flatMap(({ file, value }) => missionFileFaults(file, value)),
    ...feats.flatMap(({ file, value }) =>
      scoringFaults(file, 'scoring', value.scoring, {
        ...NOTHING,
        meters: idsOf(value.meters),
        tokens: idsOf(value.tokens),
        roles: idsOf(value.roles),
        flags: idsOf(value.flags),
      }),
    ),
    ...translations.flatMap((translation) => translationFaults(translation, all)),
  ];
}

const NOTHING: Known = { pieces: [], states: [], sides: [], meters: [], tokens: [], roles: [], flags: [] };

function fault(file: string, field: string, message: string, unit = ''): Fault {
  return { file, unit, field, message };
}

function idsOf(list: readonly { readonly id: string }[]): readonly string[] {
  return list.map(({ id }) => id);
}

function missionFileFaults(file: string, mission: MissionFile): readonly Fault[] {
  const known: Known = {
    ...NOTHING,
    pieces: idsOf(mission.pieces),
    tokens: idsOf(mission.tokens),
    sides: idsOf(mission.sides ?? []),
    states: mission.pieces.flatMap(({ states }) => idsOf(states)),
  };
  const isOfficial = mission.kind === 'official';
  return [
    ...(mission.turns.length === mission.rounds
      ? []
      : [fault(file, 'turns', `expected one number for each of ${mission.rounds} rounds`)]),
    ...(isOfficial === (mission.creator === null)
      ? []
      : [
          fault(
            file,
            'creator',
            isOfficial ? 'an official mission has none' : 'a community mission names its creator',
          ),
        ]),
    ...scoringFaults(file, 'scoring', mission.scoring, known),
    ...mission.endConditions.flatMap((end, index) =>
      end.code === 'pieces' ? pieceFaults(file, `endConditions[${index}]`, end, known) : [],
    ),
    ...mapFaults(file, 'map', mission.map),
    ...mission.variants.flatMap(({ scoring, map }, index) => [
      ...(scoring === undefined ? [] : scoringFaults(file, `variants[${index}].scoring`, scoring, known)),
      ...(map === undefined ? [] : mapFaults(file, `variants[${index}].map`, map)),
    ]),
  ];
}

function scoringFaults(file: string, at: string, boxes: readonly Box[], known: Known): readonly Fault[] {
  const ids = boxes.map(({ id }) => id);
  return boxes.flatMap((box) => {
    const field = `${at}.${box.id}`;
    return [
      ...(ids.indexOf(box.id) === ids.lastIndexOf(box.id)
        ? []
        : [fault(file, field, 'this id is there twice')]),
      ...missing(
        file,
        `${field}.excludes`,
        'box',
        box.excludes.map((link) => link.box),
        ids,
      ),
      ...missing(file, `${field}.implies`, 'box', box.implies, ids),
      ...missing(file, `${field}.markers`, 'piece', box.markers, known.pieces),
      ...missing(file, `${field}.side`, 'side', box.side === null ? [] : [box.side], known.sides),
      ...(box.formula === null ? [] : formulaFaults(file, `${field}.formula`, box.formula, known)),
    ];
  });
}

function formulaFaults(file: string, field: string, formula: BoxFormula, known: Known): readonly Fault[] {
  switch (formula.kind) {
    case 'pieces':
    case 'pieces-not':
      return pieceFaults(file, field, formula, known);
    case 'tokens':
      return missing(file, field, 'token', [formula.token], known.tokens);
    case 'role':
      return missing(file, field, 'role', [formula.role], known.roles);
    case 'flag':
      return missing(file, field, 'flag', [formula.flag], known.flags);
    default:
      return missing(file, field, 'meter', [formula.meter], known.meters);
  }
}

function pieceFaults(
  file: string,
  field: string,
  wanted: { readonly pieces: readonly string[]; readonly state: string },
  known: Known,
): readonly Fault[] {
  return [
    ...missing(file, field, 'piece', wanted.pieces, known.pieces),
    ...missing(file, field, 'state', [wanted.state], known.states),
  ];
}

function missing(
  file: string,
  field: string,
  what: string,
  wanted: readonly string[],
  known: readonly string[],
): readonly Fault[] {
  return wanted
    .filter((id) => !known.includes(id))
    .map((id) => fault(file, field, `points to the ${what} ${id}, which is not there`));
}

function mapFaults(file: string, at: string, map: MissionMap): readonly Fault[] {
  const faults: Fault[] = [];
  for (const [kind, list] of [
    ['zones', map.zones],
    ['areas', map.areas],
  ] as const) {
    for (const [index, { at: corner, size }] of list.entries()) {
      const isInside = corner.every((from, axis) => from + (size[axis] ?? 0) <= TABLE_SIZE);
      if (!isInside) faults.push(fault(file, `${at}.${kind}[${index}]`, 'leaves the table'));
    }
  }
  const ids = idsOf(map.markers);
  for (const id of ids.filter((each, index) => ids.indexOf(each) !== index)) {
    faults.push(fault(file, `${at}.markers`, `${id} is there twice`));
  }
  for (const [index, { from, to }] of map.distances.entries()) {
    if (!isStraight(from, to))
      faults.push(fault(file, `${at}.distances[${index}]`, 'expected a line along one axis'));
  }
  return faults;
}

function isStraight(from: MapPoint, to: MapPoint): boolean {
  return (from[0] === to[0]) !== (from[1] === to[1]);
}

type Entry = readonly [path: string, text: string];

/** Everything in the English file that other languages say too, by where a translation has it. */
function englishTexts(value: MissionFile | FeatFile): readonly Entry[] {
  const isMission = 'map' in value;
  const boxes = [
    ...value.scoring,
    ...(isMission ? value.variants.flatMap(({ scoring }) => scoring ?? []) : []),
  ];
  const names = isMission
    ? {
        scoring: boxes,
        tokens: value.tokens,
        variants: value.variants,
        sides: value.sides ?? [],
        pieces: value.pieces,
        states: value.pieces.flatMap(({ states }) => states),
        deals: value.pieces.flatMap(({ deals }) => deals),
      }
    : { scoring: boxes, tokens: value.tokens, meters: value.meters, roles: value.roles, flags: value.flags };
  const texts = { setup: value.setup, rules: value.rules, ...(isMission ? { markers: value.markers } : {}) };
  return [
    ['name', value.name],
    ['text', value.text],
    ...value.notes.map(({ id, text }): Entry => [`notes.${id}`, text]),
    ...Object.entries(names).flatMap(([section, list]) =>
      list.map(({ id, name }): Entry => [`${section}.${id}`, name]),
    ),
    ...Object.entries(texts).flatMap(([section, list]) =>
      list.flatMap(({ id, name, text }): Entry[] => [
        [`${section}.${id}.name`, name],
        [`${section}.${id}.text`, text],
      ]),
    ),
  ];
}

function translatedTexts(words: MissionWords): readonly Entry[] {
  const walk = (value: unknown, path: string): readonly Entry[] => {
    if (typeof value === 'string') return [[path, value]];
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
    return Object.entries(value).flatMap(([key, inner]) => walk(inner, path === '' ? key : `${path}.${key}`));
  };
  return walk(words, '');
}

function translationFaults(
  { file, language, value }: Translation,
  sources: readonly Source<MissionFile | FeatFile>[],
): readonly Fault[] {
  const ids = sources.map((source) => source.value.id);
  return [
    ...Object.keys(value)
      .filter((id) => !ids.includes(id))
      .map((id) => fault(file, '', `is translated into ${language} but is not there in English`, id)),
    ...sources.flatMap((source) => {
      const words = value[source.value.id];
      if (words === undefined) return [fault(file, '', `is missing in ${language}`, source.value.id)];
      return pairFaults(file, source.value.id, englishTexts(source.value), translatedTexts(words));
    }),
  ];
}

function pairFaults(
  file: string,
  id: string,
  english: readonly Entry[],
  local: readonly Entry[],
): readonly Fault[] {
  const wanted = new Map(english);
  const found = new Map(local);
  return [
    ...[...wanted.keys()]
      .filter((path) => !found.has(path))
      .map((path) => fault(file, path, 'is missing', id)),
    ...[...found.keys()]
      .filter((path) => !wanted.has(path))
      .map((path) => fault(file, path, 'is not there in English', id)),
    ...tokenFaults(file, local, id),
    ...[...found]
      .filter(([path, text]) => wanted.has(path) && tokensOf(text) !== tokensOf(wanted.get(path) ?? ''))
      .map(([path]) => fault(file, path, 'shows other dice or symbols than the English text', id)),
  ];
}

/** The dice and symbols of a text, in any order: languages order words differently. */
function tokensOf(text: string): string {
  return textParts(text)
    .flatMap((part) => (part.kind === 'die' ? [part.die] : part.kind === 'symbol' ? [part.symbol] : []))
    .toSorted()
    .join(' ');
}

function tokenFaults(file: string, texts: readonly Entry[], unit = ''): readonly Fault[] {
  return texts.flatMap(([path, text]) =>
    textParts(text).flatMap((part) =>
      part.kind === 'unknown' ? [fault(file, path, `{${part.token}} is no die or symbol`, unit)] : [],
    ),
  );
}
