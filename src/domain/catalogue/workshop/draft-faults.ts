import type { Fault } from '../faults.ts';
import { applyOverlay, type CatalogueSources } from '../release/apply-overlay.ts';
import { EMPTY_OVERLAY, type Overlay, type UnitChange } from '../release/overlay.ts';
import { baseUnit, type BaseUnit } from './base-unit.ts';
import { changeOf, isEmptyChange, targetOf } from './change-of.ts';
import type { DraftOrigin, WorkshopDraft } from './draft.ts';
import { faultReason, type FaultReason } from './fault-reason.ts';
import { lettersFaults } from './letters-faults.ts';
import { newUnitId } from './record-of.ts';

/**
 * A fault of one value of a draft. `field` is its path as in `units.json`
 * (`profile.profiles[0].conquest`), `names.<language>`, `skillTexts.<language>.<skill>` or one of
 * `faction`, `note`, `page`.
 */
export type DraftFault = { readonly field: string; readonly reason: FaultReason };

/** The most letters of a reason and of a page. */
export const MOST_NOTE = 1000;
export const MOST_PAGE = 100;

const UNNAMED = 'unnamed';

/** The overlay that says a single change. */
export function overlayOf(target: string, change: UnitChange): Overlay {
  return { ...EMPTY_OVERLAY, units: { [target]: change } };
}

/**
 * Everything that keeps a draft from being sent, by field. The unit is put into the catalogue and
 * judged there by the catalogue's own parser and checks, as a release is.
 */
export function draftFaults(
  draft: WorkshopDraft,
  base: BaseUnit | null,
  sources: CatalogueSources,
): readonly DraftFault[] {
  // A unit without a name or faction yet is judged all the same, in a place of its own.
  const place = { ...draft, faction: draft.faction || (sources.factions[0]?.folder ?? '') };
  const key = base === null && newUnitId(draft) === '' ? `${place.faction}/${UNNAMED}` : targetOf(place);
  const focused = focusedOn(sources, key);
  const change = changeOf(place, base);
  const isTaken = base === null && baseUnit(focused, key) !== null;
  return [
    ...(draft.faction === '' ? [missing('faction')] : []),
    ...(isTaken
      ? [{ field: 'name', reason: { code: 'same-name' } } as const]
      : faultsInPlace(focused, key, change)),
    ...originFaults(draft.origin),
    ...(isEmptyChange(change) ? [missing('')] : []),
  ];
}

function faultsInPlace(sources: CatalogueSources, key: string, change: UnitChange): readonly DraftFault[] {
  const applied = applyOverlay(sources, overlayOf(key, change));
  const id = key.slice(key.indexOf('/') + 1);
  return applied.ok ? [] : applied.faults.map((fault) => draftFault(fault, id, sources));
}

/** The fault of a field that is blank and must not be. */
export function missing(field: string): DraftFault {
  return { field, reason: { code: 'missing' } };
}

/** The faults of the source and the reason of a change. */
export function originFaults({ note, page }: DraftOrigin): readonly DraftFault[] {
  return [
    ...(note.trim() === '' ? [missing('note')] : []),
    ...lettersFaults('note', note, MOST_NOTE),
    ...lettersFaults('page', page, MOST_PAGE),
  ];
}

/**
 * The sources with what can speak of one unit alone, so that they can be judged with every key
 * press: other units keep their facts and lose their cards and texts.
 */
export function focusedOn(sources: CatalogueSources, key: string): CatalogueSources {
  const [faction = '', id = ''] = key.split('/');
  return {
    ...sources,
    factions: sources.factions.map((source) => ({
      ...source,
      units: {
        ...source.units,
        value: source.units.value
          // Another faction's unit of the same id has to agree; the others have no say.
          .filter((unit) => source.folder === faction || unit.id === id)
          .map((unit) => {
            if (unit.id === id) return unit;
            const { profile: _profile, skills: _skills, ...facts } = unit;
            return facts;
          }),
      },
    })),
    locales: sources.locales.map((source) => ({
      ...source,
      value: { ...source.value, units: only(source.value.units ?? {}, id) },
    })),
    skillTexts: sources.skillTexts.map((source) => ({ ...source, value: only(source.value, id) })),
  };
}

function only<Value>(of: Readonly<Record<string, Value>>, key: string): Readonly<Record<string, Value>> {
  const value = Object.hasOwn(of, key) ? of[key] : undefined;
  return value === undefined ? {} : { [key]: value };
}

function draftFault(
  { file, unit, field, message }: Fault,
  id: string,
  sources: CatalogueSources,
): DraftFault {
  const reason = faultReason(message);
  const texts = sources.skillTexts.find((each) => each.file === file);
  if (texts !== undefined) {
    // The parser names the unit in the path, the check of braces names it beside.
    const place = unit === '' ? field.slice(id.length + 1).replace(/\.text$/u, '') : field;
    return { field: `skillTexts.${texts.language}.${place}`, reason };
  }
  const locale = sources.locales.find((each) => each.file === file);
  if (locale !== undefined) return { field: `names.${locale.language}`, reason };
  // Of two units of one name the check names the later one.
  return unit === id || reason.code === 'same-name'
    ? { field: unit === id ? field : 'name', reason }
    : { field: '', reason: { code: 'other', message: `${unit}: ${message}` } };
}

/** The faults of a field and of everything below it. */
export function faultsAt(faults: readonly DraftFault[], path: string): readonly DraftFault[] {
  return faults.filter(
    ({ field }) => field === path || field.startsWith(`${path}.`) || field.startsWith(`${path}[`),
  );
}
