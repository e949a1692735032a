import { unitKey } from '../lookup.ts';
import type { Catalogue } from '../types.ts';
import { FACT_COLUMNS } from './import-columns.ts';
import type { CellFault, RowDraft } from './read-rows.ts';
import { nearest } from './spelling.ts';

/**
 * Returns the faults that single rows cannot show: a unit twice, a new unit with gaps, an owner
 * that does not exist, one id with two translations.
 */
export function compareRows(drafts: readonly RowDraft[], catalogue: Catalogue): readonly CellFault[] {
  const firstLines = new Map<string, number>();
  const translations = new Map<string, { readonly line: number; readonly name: string }>();
  const faults: CellFault[] = [];
  for (const draft of drafts) {
    const { line, faction, id } = draft;
    const fault = (column: string, found: string, expected: string, suggestion: string | null = null) =>
      faults.push({ line, column, unit: id, found, expected, suggestion });
    const key = unitKey(faction, id);
    const first = firstLines.get(key);
    if (first !== undefined) fault('id', id, `each unit once; line ${first} is about it too`);
    else firstLines.set(key, line);
    if (!catalogue.unitByKey.has(key)) {
      for (const column of missingFacts(draft)) fault(column, '', 'a value, as this unit is new');
    }
    const owner = draft.facts.companionOf;
    const ids = ownersIn(drafts, catalogue, faction);
    if (typeof owner === 'string' && !ids.has(owner)) {
      fault('companion_of', owner, 'the id of a unit of this faction', nearest(owner, ids));
    }
    for (const [language, name] of Object.entries(draft.names)) {
      const known = translations.get(`${language}/${id}`);
      if (known === undefined) translations.set(`${language}/${id}`, { line, name });
      else if (known.name !== name)
        fault(`name_${language}`, name, `the name that line ${known.line} gives this id`, known.name || null);
    }
  }
  return faults;
}

/** Columns that an existing unit may leave out and a new one may not. */
function missingFacts({ facts }: RowDraft): readonly string[] {
  const isNeeded = ([column, field]: (typeof FACT_COLUMNS)[number]) =>
    column !== 'companion_of' && facts[field] === undefined;
  return FACT_COLUMNS.filter(isNeeded).map(([column]) => column);
}

function ownersIn(drafts: readonly RowDraft[], catalogue: Catalogue, faction: string): ReadonlySet<string> {
  const known = catalogue.unitsByFaction.get(faction) ?? [];
  const added = drafts.filter((draft) => draft.faction === faction);
  return new Set([...known, ...added].map((each) => each.id));
}
