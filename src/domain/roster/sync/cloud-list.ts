import * as v from 'valibot';
import { type ListMarks, parseListMarks } from '../many/list-marks.ts';
import { parseSavedList, type SavedList } from '../saved-list.ts';
import type { SavedUnit } from '../saved-unit.ts';

/** A list as the cloud has it (docs/product.md, "Cloud lists"). */
export type CloudList = {
  readonly list: SavedList;
  /** Counts the edits of its content: two devices that saw the same number saw the same list. */
  readonly revision: number;
  /** The owner's WAB id; null when it was saved without one. */
  readonly wabId: string | null;
  /** Absent in a list that was never tagged, pinned or archived. */
  readonly marks?: ListMarks;
};

/** An earlier state of a cloud list, from before a change or a deletion. */
export type CloudVersion = CloudList & {
  readonly versionId: string;
  /** ISO 8601 instant at which this state was saved. */
  readonly savedAt: string;
  readonly wasDeleted: boolean;
};

/** The columns that a save writes, but for the owner's. */
export type CloudRow = {
  readonly id: string;
  readonly name: string;
  readonly faction: string;
  readonly units: readonly SavedUnitRow[];
};
type SavedUnitRow = SavedUnit & { readonly of_list?: OfList };
/** The fields of a list beside its units; the table has no columns for them. */
type OfList = Pick<SavedList, 'points_target' | 'based_on' | 'catalogue_release'>;

/** Characters of a WAB id that are shown (docs/product.md, "Cloud lists"). */
const SHOWN_OF_WAB_ID = 8;

const revision = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.nonEmpty(), v.transform(Number))]),
  v.safeInteger(),
  v.minValue(0),
);
const rowFields = v.object({
  revision,
  wab_id: v.fallback(v.nullable(v.string()), null),
  marks: v.optional(v.unknown()),
});
const versionFields = v.object({
  id: v.string(),
  list_id: v.string(),
  revision,
  saved_at: v.string(),
  was_deleted: v.fallback(v.boolean(), false),
});
const units = v.union([v.array(v.unknown()), v.pipe(v.string(), v.parseJson(), v.array(v.unknown()))]);
const carrier = v.object({
  units: v.pipe(
    units,
    v.transform((all) => all[0]),
    v.object({
      of_list: v.object({
        points_target: v.optional(v.unknown()),
        based_on: v.optional(v.unknown()),
        catalogue_release: v.optional(v.unknown()),
      }),
    }),
  ),
});

/**
 * A row of `army_lists`, units also as JSON text (docs/product.md, "Cloud lists"). Null for what is
 * no list or says no revision.
 */
export function parseCloudList(row: unknown): CloudList | null {
  const fields = v.safeParse(rowFields, row);
  const list = listIn(row);
  if (!fields.success || list === null) return null;
  const marks = parseListMarks(fields.output.marks);
  return {
    list,
    revision: fields.output.revision,
    wabId: fields.output.wab_id,
    ...(Object.keys(marks).length === 0 ? {} : { marks }),
  };
}

/** A row of `army_list_versions`; null when it cannot be read. */
export function parseCloudVersion(row: unknown): CloudVersion | null {
  const fields = v.safeParse(versionFields, row);
  if (!fields.success) return null;
  const { id, list_id, saved_at, was_deleted } = fields.output;
  const savedAt = instant(saved_at);
  const list = listIn({ ...Object(row), id: list_id, created_at: savedAt, updated_at: savedAt });
  if (list === null) return null;
  return {
    list,
    revision: fields.output.revision,
    wabId: null,
    versionId: id,
    savedAt,
    wasDeleted: was_deleted,
  };
}

/**
 * A list as the row that a save writes. Target and origin travel with the first unit, where older
 * apps pass over them.
 */
export function toCloudRow({ id, name, faction, ...list }: SavedList): CloudRow {
  const ofList: OfList = {
    ...(list.points_target === undefined ? {} : { points_target: list.points_target }),
    ...(list.based_on === undefined ? {} : { based_on: list.based_on }),
    ...(list.catalogue_release === undefined ? {} : { catalogue_release: list.catalogue_release }),
  };
  const hasMore = Object.keys(ofList).length > 0;
  const rows = list.units.map((unit, at) => (at === 0 && hasMore ? { ...unit, of_list: ofList } : unit));
  return { id, name, faction, units: rows };
}

/**
 * The part of a WAB id that is shown beside a cloud list: its first eight characters
 * (docs/product.md, "Cloud lists").
 */
export function shownWabId(wabId: string): string {
  return wabId.slice(0, SHOWN_OF_WAB_ID);
}

function listIn(row: unknown): SavedList | null {
  const carried = v.safeParse(carrier, row);
  const parsed = parseSavedList({ ...Object(row), ...(carried.success ? carried.output.units.of_list : {}) });
  if (!parsed.ok) return null;
  const { created_at, updated_at, ...rest } = parsed.list;
  return {
    ...rest,
    created_at: instant(created_at),
    ...(updated_at === undefined ? {} : { updated_at: instant(updated_at) }),
  };
}

/**
 * Instants of the database end in `+00:00` and lack trailing zeros (`26.89+00:00`), those of
 * browsers end in `Z` after three digits. Both must compare as texts and be dates in every browser.
 */
function instant(stamp: string): string {
  return stamp.replace(
    /(?:\.(\d+))?(?:\+00(?::?00)?|Z)$/,
    (_, fraction = '') => `.${String(fraction).slice(0, 3).padEnd(3, '0')}Z`,
  );
}
