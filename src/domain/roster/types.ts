/**
 * The roster: one army list as a document, the commands that change it, and what is read off it.
 * docs/product.md, "Builder".
 */
import type { FactionId, Names, UnitId } from '../catalogue/types.ts';

/**
 * The facts that a list holds about a unit that the catalogue does not know (an old link, a foreign
 * id): kept as it came, shown as unknown, never dropped.
 */
export type ForeignUnit = {
  readonly name: string;
  readonly points: number;
  readonly command: number;
  readonly highCommand: boolean;
  readonly keywords: readonly string[];
};

/**
 * One line of a list. `foreign` is present exactly when the catalogue of the list's faction has no
 * such unit.
 */
export type Entry = {
  readonly unitId: UnitId;
  /** 1 or more. */
  readonly quantity: number;
  readonly foreign?: ForeignUnit;
};

/** A list of the community that another was made from. */
export type BasedOn = { readonly id: string; readonly name: string };

/**
 * Fingerprints of saved contents (`documentPrint`). `localPrint`: of the list in this browser; null
 * when unknown. `cloudId`: the id of the cloud list that it is, whatever its name; absent in a list
 * that the cloud does not have.
 */
export type SavedMark = {
  readonly print: string;
  readonly localPrint: string | null;
  readonly cloudId?: string;
};

/** The facts of a unit that building a list depends on. Older apps leave some out. */
export type UnitFacts = {
  /** In pts. */
  readonly points?: number;
  readonly command?: number;
  readonly highCommand?: boolean;
  readonly availability?: number;
  readonly tournamentLegal?: boolean;
  /** Characteristics and keywords. */
  readonly keywords?: readonly string[];
};

/** The facts of a list's units as they were when it was saved or sent. */
export type Remembered = {
  /** The release of the catalogue, 0 for the files of the app; null when the list does not say. */
  readonly release: number | null;
  readonly units: Readonly<Record<UnitId, UnitFacts>>;
};

/** One army list, as a value. Every change is a `Command`. */
export type RosterDocument = {
  readonly name: string;
  readonly faction: FactionId;
  /** Points that the player aims at, or null for none. */
  readonly target: number | null;
  /** In the order in which they were added; a unit occurs once. */
  readonly entries: readonly Entry[];
  /**
   * Name under which the list was last saved or loaded: the "current list" label (docs/product.md,
   * "Builder"). Null for a new list.
   */
  readonly currentName: string | null;
  /** Id of the saved list that this document was saved as or loaded from. */
  readonly savedId: string | null;
  /**
   * The fingerprints of what was last saved or loaded, anywhere and in this browser; absent in a
   * list that never was.
   */
  readonly saved?: SavedMark;
  /** Only in a copy of a posted list, whatever becomes of the copy. */
  readonly basedOn?: BasedOn;
  /** Only until the player has answered what the catalogue says otherwise now. */
  readonly remembered?: Remembered;
};

/** One change of a list. */
export type Edit =
  | { readonly type: 'add'; readonly unitId: UnitId }
  | { readonly type: 'remove'; readonly unitId: UnitId }
  | { readonly type: 'set-quantity'; readonly unitId: UnitId; readonly quantity: number }
  /** Puts a whole entry at a place in the order; what undo of a removal needs. */
  | { readonly type: 'put-entry'; readonly entry: Entry; readonly index: number }
  | { readonly type: 'rename'; readonly name: string }
  | { readonly type: 'set-target'; readonly target: number | null }
  /** A list has one faction: changing it empties the list (its inverse brings everything back). */
  | { readonly type: 'change-faction'; readonly faction: FactionId }
  /**
   * New List: empties quantities, name and current name; faction and target stay (docs/product.md,
   * "Builder").
   */
  | { readonly type: 'clear' }
  | {
      readonly type: 'mark-saved';
      readonly currentName: string | null;
      readonly savedId: string | null;
      readonly saved?: SavedMark;
    }
  | { readonly type: 'load'; readonly document: RosterDocument };

/** An edit, or several that are done and undone as one. */
export type Command = Edit | { readonly type: 'together'; readonly edits: readonly Edit[] };

/** One done edit: the command, and the command that takes it back. */
export type Step = { readonly command: Command; readonly inverse: Command };

/**
 * The document with all that was done (latest last) and all that was undone (next to redo last).
 */
export type RosterHistory = {
  readonly document: RosterDocument;
  readonly past: readonly Step[];
  readonly future: readonly Step[];
};

/** A unit as a list sees it: from the catalogue (`known`), or as the list itself describes it. */
export type RosterUnit = {
  readonly id: UnitId;
  readonly faction: FactionId;
  readonly known: boolean;
  /** Present on an unknown unit that another faction has. */
  readonly isOfOtherFaction?: true;
  readonly name: string;
  readonly names: Names;
  readonly points: number;
  readonly command: number;
  readonly highCommand: boolean;
  /** Null when unknown. */
  readonly availability: number | null;
  readonly tournamentLegal: boolean | null;
  readonly characteristics: readonly string[];
  readonly keywords: readonly string[];
  readonly specialRules: readonly string[];
  readonly companionOf: UnitId | null;
};

/**
 * An entry with its unit found. Totals, checks, exports and prints read an army, never raw entries.
 */
export type ArmyEntry = { readonly unit: RosterUnit; readonly quantity: number };
export type Army = readonly ArmyEntry[];

export type Totals = {
  /** Sum of points times quantity, in pts. */
  readonly points: number;
  /** Sum of command times quantity. */
  readonly command: number;
  /** Sum of quantities. */
  readonly units: number;
};

/** The home of a rule of list building, for "why?": an id that the glossary of rules explains. */
export type RuleHome =
  | 'availability'
  | 'high-command'
  | 'tournament'
  | 'companion'
  | 'required-partner'
  | 'list-name'
  | 'empty-list'
  | 'one-faction'
  | 'unit-fields'
  | 'points-target';

/**
 * A finding of a check. The app turns `code` and `values` into words; the domain holds no words.
 */
export type Finding = {
  readonly code: FindingCode;
  /**
   * `violation`: against a rule of list building. `warning`: legal, but the player should know.
   * `missing`: not ready to save.
   */
  readonly level: 'violation' | 'warning' | 'missing';
  readonly unitIds: readonly UnitId[];
  readonly values: Readonly<Record<string, string | number>>;
  readonly rule: RuleHome;
};

export type FindingCode =
  | 'availability-exceeded' // values: max, quantity; one finding a unit
  | 'high-command-limit' // values: count, max
  | 'not-tournament-legal' // one finding for all such units
  | 'companion-without-owner' // values: owner (unit id)
  | 'partner-missing' // values: partner (unit id)
  | 'name-missing'
  | 'list-empty'
  | 'faction-unknown' // values: faction
  | 'unit-of-other-faction'
  | 'unit-unknown' // one finding for all unknown units
  | 'unit-fields-invalid' // values: field
  | 'over-target'; // values: target, over
