import { emptyDocument, MAX_QUANTITY, quantityOf, sameDocument, sameEntry } from './document.ts';
import type { Command, Edit, Entry, RosterDocument } from './types.ts';

/** A document after a command, and the command that brings the document before it back exactly. */
export type Applied = { readonly document: RosterDocument; readonly inverse: Command };
type Edited = { readonly document: RosterDocument; readonly inverse: Edit };

/**
 * Carries out one command. A command that changes nothing (the same name again, the removal of a
 * missing unit, an invalid number) returns the same document object and an inverse that changes
 * nothing. `canAdd` decides if an addition is legal: a document may hold an illegal list, and the
 * checks say so.
 */
export function applyCommand(document: RosterDocument, command: Command): Applied {
  return command.type === 'together' ? applyAll(document, command.edits) : applyEdit(document, command);
}

function applyAll(document: RosterDocument, edits: readonly Edit[]): Applied {
  const inverses: Edit[] = [];
  let after = document;
  for (const edit of edits) {
    const done = applyEdit(after, edit);
    after = done.document;
    inverses.unshift(done.inverse);
  }
  const inverse: Command = { type: 'together', edits: inverses };
  return { document: sameDocument(document, after) ? document : after, inverse };
}

function applyEdit(document: RosterDocument, command: Edit): Edited {
  switch (command.type) {
    case 'add':
      return setQuantity(document, command.unitId, quantityOf(document, command.unitId) + 1);
    case 'remove':
      return setQuantity(document, command.unitId, quantityOf(document, command.unitId) - 1);
    case 'set-quantity':
      return setQuantity(document, command.unitId, command.quantity);
    case 'put-entry':
      return putEntry(document, command.entry, command.index);
    case 'rename':
      return replace(document, { ...document, name: command.name }, { type: 'rename', name: document.name });
    case 'set-target':
      return setTarget(document, command.target);
    case 'change-faction':
      return command.faction === document.faction
        ? unchanged(document)
        : reload(document, inFaction(document, command.faction));
    case 'clear':
      return reload(document, { ...emptyDocument(document.faction), target: document.target });
    case 'mark-saved': {
      const { currentName, savedId, saved: before, ...rest } = document;
      const { type, ...mark } = command;
      const inverse = { type, currentName, savedId, ...(before === undefined ? {} : { saved: before }) };
      return replace(document, { ...rest, ...mark }, inverse);
    }
    case 'load':
      return reload(document, command.document);
  }
}

/** Sets a unit's quantity, 0 to `MAX_QUANTITY`; 0 drops the entry, a new unit goes to the end. */
function setQuantity(document: RosterDocument, unitId: string, wanted: number): Edited {
  if (!Number.isFinite(wanted)) return unchanged(document);
  const quantity = Math.min(MAX_QUANTITY, Math.max(0, Math.trunc(wanted)));
  const index = document.entries.findIndex((entry) => entry.unitId === unitId);
  const before = document.entries[index];
  if (quantity === (before?.quantity ?? 0)) return unchanged(document);
  if (before === undefined) {
    const entries = [...document.entries, { unitId, quantity }];
    return { document: { ...document, entries }, inverse: { type: 'set-quantity', unitId, quantity: 0 } };
  }
  const after = quantity === 0 ? [] : [{ ...before, quantity }];
  const entries = document.entries.toSpliced(index, 1, ...after);
  return { document: { ...document, entries }, inverse: { type: 'put-entry', entry: before, index } };
}

/** Puts an entry at a place, instead of the unit's entry if there is one. */
function putEntry(document: RosterDocument, entry: Entry, wanted: number): Edited {
  const { unitId } = entry;
  const index = document.entries.findIndex((other) => other.unitId === unitId);
  const before = document.entries[index];
  const others = document.entries.filter((other) => other.unitId !== unitId);
  const place = Math.min(others.length, Math.max(0, Math.trunc(wanted) || 0));
  if (before !== undefined && place === index && sameEntry(before, entry)) return unchanged(document);
  return {
    document: { ...document, entries: others.toSpliced(place, 0, entry) },
    inverse:
      before === undefined
        ? { type: 'set-quantity', unitId, quantity: 0 }
        : { type: 'put-entry', entry: before, index },
  };
}

function setTarget(document: RosterDocument, target: number | null): Edited {
  if (target !== null && !Number.isFinite(target)) return unchanged(document);
  return replace(document, { ...document, target }, { type: 'set-target', target: document.target });
}

/**
 * Another faction's list is another list: units, name and saved identity stay behind, so that
 * saving cannot overwrite the list that was left. A name typed before the first unit is kept.
 */
function inFaction(document: RosterDocument, faction: string): RosterDocument {
  const begun = document.entries.length > 0 || document.savedId !== null || document.currentName !== null;
  return { ...emptyDocument(faction), target: document.target, name: begun ? '' : document.name };
}

function reload(before: RosterDocument, after: RosterDocument): Edited {
  return replace(before, after, { type: 'load', document: before });
}

function replace(before: RosterDocument, after: RosterDocument, inverse: Edit): Edited {
  return { document: sameDocument(before, after) ? before : after, inverse };
}

function unchanged(document: RosterDocument): Edited {
  return { document, inverse: { type: 'load', document } };
}
