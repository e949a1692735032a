/** Works out what a release of the catalogue would write into files, without writing them. */
import { editJson } from '#domain/catalogue/import/edit-json.ts';
import { formatJson } from '#domain/catalogue/import/format-json.ts';
import type { Fault } from '#domain/catalogue/faults.ts';
import { applyOverlay, type CatalogueSources } from '#domain/catalogue/release/apply-overlay.ts';
import { type Difference, differences } from '#domain/catalogue/release/differences.ts';
import type { CatalogueRelease } from '#domain/catalogue/release/release.ts';
import { TERM_KINDS, type TermKind } from '#domain/catalogue/types.ts';
import { type FileEdit, missionEdits } from '#domain/game/missions/mission-edits.ts';

/** A file to write, by its path below the root. */
export type PulledFile = { readonly file: string; readonly text: string };

export type PullPlan =
  | {
      readonly ok: true;
      /** Only those that say something else then. */
      readonly files: readonly PulledFile[];
      readonly differences: readonly Difference[];
      /** Files of missions that change. */
      readonly missions: readonly string[];
      /** Words and numbers of missions that have no place in any file. */
      readonly strays: readonly string[];
    }
  | { readonly ok: false; readonly faults: readonly Fault[] };

/** The files as they are. */
export type PullSources = {
  readonly catalogue: CatalogueSources;
  /** Missions, feats and their words in other languages, by path. */
  readonly missions: ReadonlyMap<string, unknown>;
  /** The text of a file; null when there is none. */
  readonly textOf: (file: string) => string | null;
};

/** Plans what a release says over the files: every file that changes, or every fault. */
export function planPull(
  { catalogue, missions, textOf }: PullSources,
  { overlay }: Pick<CatalogueRelease, 'overlay'>,
): PullPlan {
  const applied = applyOverlay(catalogue, overlay);
  if (!applied.ok) return applied;
  const after = withTermNames(catalogue, applied.value);
  const words = missionEdits(overlay.missions, missions);
  const files = [...catalogueEdits(catalogue, after), ...words.edits].flatMap((edit) =>
    written(edit, textOf),
  );
  return {
    ok: true,
    files,
    differences: differences(catalogue, after),
    missions: words.edits.map(({ file }) => file),
    strays: words.strays,
  };
}

function written({ file, before, after }: FileEdit, textOf: PullSources['textOf']): readonly PulledFile[] {
  const former = textOf(file);
  const text = former === null ? formatJson(after) : editJson(former, before, after);
  return text === former ? [] : [{ file, text }];
}

function catalogueEdits(before: CatalogueSources, after: CatalogueSources): readonly FileEdit[] {
  const old = new Map(filesOf(before));
  return filesOf(after)
    .map(([file, value]) => ({ file, before: old.get(file), after: value }))
    .filter((edit) => JSON.stringify(edit.before) !== JSON.stringify(edit.after));
}

function filesOf({
  factions,
  locales,
  glossary,
  glossaryTexts,
  skillTexts,
}: CatalogueSources): readonly (readonly [string, unknown])[] {
  return [
    ...factions.flatMap(({ faction, units }) => [faction, units]),
    ...locales,
    ...glossary,
    ...glossaryTexts,
    ...skillTexts,
  ].map(({ file, value }) => [file, value] as const);
}

/** Names of terms stand beside their texts and in `catalogue.json`, which must not disagree. */
function withTermNames(before: CatalogueSources, after: CatalogueSources): CatalogueSources {
  const locales = after.locales.map((locale) => {
    const { terms } = locale.value;
    if (terms === undefined) return locale;
    const isOwn = ({ language }: { readonly language: string }) => language === locale.language;
    const old = before.glossaryTexts.find(isOwn)?.value;
    const now = after.glossaryTexts.find(isOwn)?.value;
    const renamed: Partial<Record<TermKind, Readonly<Record<string, string>>>> = { ...terms };
    for (const kind of TERM_KINDS) {
      for (const [id, { name }] of Object.entries(now?.[kind] ?? {})) {
        const isNamed = terms[kind]?.[id] !== undefined && name !== undefined;
        if (isNamed && name !== old?.[kind]?.[id]?.name) renamed[kind] = { ...renamed[kind], [id]: name };
      }
    }
    return { ...locale, value: { ...locale.value, terms: renamed } };
  });
  return { ...after, locales };
}
