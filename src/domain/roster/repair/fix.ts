import type { Catalogue, FactionId, UnitId } from '#domain/catalogue/types.ts';
import { applyCommand } from '../apply.ts';
import { armyOf } from '../army.ts';
import { quantityOf } from '../document.ts';
import { totalsOf } from '../totals.ts';
import type { Command, Edit, Finding, RosterDocument, Totals } from '../types.ts';

/** Copies of one unit that a fix takes out or puts in. */
export type Copies = { readonly unitId: UnitId; readonly quantity: number };

/** The kinds of change that mend a finding. */
export type FixKind =
  | 'remove'
  | 'add'
  | 'swap'
  /** A value of an entry that is not possible becomes a possible one. */
  | 'correct'
  | 'raise-target'
  | 'set-faction';

/**
 * A change of a list that mends a finding and makes nothing else illegal. `command` does it, in one
 * step that undo takes back.
 */
export type Fix = {
  readonly kind: FixKind;
  readonly command: Command;
  readonly removed: readonly Copies[];
  readonly added: readonly Copies[];
  /** The points target that the fix sets, in pts; null when it leaves the target alone. */
  readonly target: number | null;
  readonly faction: FactionId | null;
  /** The change of the list's totals. */
  readonly change: Totals;
};

/** All that a fix is computed from. */
export type Repair = {
  readonly document: RosterDocument;
  readonly catalogue: Catalogue;
  /** The findings about `document`. */
  readonly before: readonly Finding[];
};

/** A change that may turn out to mend a finding. */
export type Draft = Pick<Fix, 'kind'> &
  Partial<Pick<Fix, 'removed' | 'added' | 'target' | 'faction'>> & {
    readonly edits: readonly Edit[];
  };

/** Returns the command that makes some edits in one step. */
export function commandOf(edits: readonly Edit[]): Command {
  const [only] = edits;
  return only !== undefined && edits.length === 1 ? only : { type: 'together', edits };
}

/** Returns a change as a fix of the document, whether or not it mends anything. */
export function toFix({ document, catalogue }: Repair, { edits, ...draft }: Draft): Fix {
  const command = commandOf(edits);
  const before = totalsOf(armyOf(document, catalogue));
  const after = totalsOf(armyOf(applyCommand(document, command).document, catalogue));
  return {
    removed: [],
    added: [],
    target: null,
    faction: null,
    ...draft,
    command,
    change: {
      points: after.points - before.points,
      command: after.command - before.command,
      units: after.units - before.units,
    },
  };
}

/** Returns the edits that take copies out of a list. */
export function removal(document: RosterDocument, copies: readonly Copies[]): readonly Edit[] {
  return copies.map(({ unitId, quantity }) => ({
    type: 'set-quantity',
    unitId,
    quantity: quantityOf(document, unitId) - quantity,
  }));
}

/** Returns the change that takes copies out of a list. */
export function removing({ document }: Repair, removed: readonly Copies[]): Draft {
  return { kind: 'remove', removed, edits: removal(document, removed) };
}

/** Returns the edits that put copies into a list. */
export function addition(document: RosterDocument, copies: readonly Copies[]): readonly Edit[] {
  return copies.map(({ unitId, quantity }) => ({
    type: 'set-quantity',
    unitId,
    quantity: quantityOf(document, unitId) + quantity,
  }));
}
