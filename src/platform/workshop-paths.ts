/**
 * The addresses of the workshop. They stand apart from `paths`, which is part of every page's first
 * fetch.
 */
export const workshopPaths = {
  /** The form for a correction or something missing, a unit by default; `search` says which. */
  suggest: (search = '') => (search === '' ? '/catalogue/suggest' : `/catalogue/suggest?${search}`),
  /** One's own drafts and what became of those that were sent. */
  proposals: () => '/catalogue/proposals',
  /** A table of units to propose at once. */
  importUnits: () => '/catalogue/import',
} as const;

/** The form for a correction of a unit. */
export function correctUnitPath(faction: string, id: string): string {
  return `/catalogue/suggest?unit=${faction}/${id}`;
}

/** The form for a unit that a search did not find. */
export function addUnitPath(faction: string, name: string): string {
  return `/catalogue/suggest?faction=${faction}&name=${encodeURIComponent(name)}`;
}

/** The form for a correction of a term; `key` is `<kind>/<term>`. */
export function correctTermPath(key: string): string {
  return `/catalogue/suggest?term=${key}`;
}

/** The form for a term that a search did not find. */
export function addTermPath(name = ''): string {
  return `/catalogue/suggest?term=new${name === '' ? '' : `&name=${encodeURIComponent(name)}`}`;
}

/** The form for a correction of a faction's names. */
export function correctFactionPath(id: string): string {
  return `/catalogue/suggest?faction-names=${id}`;
}

/** The form for a faction that is missing. */
export function addFactionPath(): string {
  return '/catalogue/suggest?faction-names=new';
}
