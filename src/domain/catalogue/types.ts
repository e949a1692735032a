/**
 * The catalogue: what the game's printed cards say, in strict types. Everything lenient (JSON
 * files, rows, links) is parsed into these at the border; inside, nobody checks again. See
 * docs/game.md, "Units and types", and `catalogue/README.md`.
 */

declare const brand: unique symbol;
type Branded<Name extends string> = string & { readonly [brand]?: Name };

/**
 * A faction's id, for example `northern-tribes`. Which ids exist is data:
 * `catalogue/factions/<id>/`.
 */
export type FactionId = Branded<'FactionId'>;
/**
 * A unit's id inside its faction, for example `hersir`. The same id may occur in several factions
 * (mercenaries).
 */
export type UnitId = Branded<'UnitId'>;

/**
 * The interface languages, each with its own name (docs/product.md, "Purpose and languages"). A
 * language is a line here and a folder in `locales/`; what it lacks shows in English.
 */
export const NAMED_LANGUAGES = [
  { code: 'en', name: 'English' },
  { code: 'es', name: 'Español' },
  { code: 'fr', name: 'Français' },
] as const;
export type Language = (typeof NAMED_LANGUAGES)[number]['code'];
export const LANGUAGES: readonly Language[] = NAMED_LANGUAGES.map(({ code }) => code);

/** The languages that the database has columns for: what administrators write is in these. */
export const STORED_LANGUAGES = ['en', 'es', 'fr'] as const satisfies readonly Language[];
export type StoredLanguage = (typeof STORED_LANGUAGES)[number];

/** A text in English with the translations that exist; a missing one shows the English text. */
export type Names = Readonly<Partial<Record<Exclude<Language, 'en'>, string>>>;

export const UNIT_TYPES = [
  'Troop',
  'Character',
  'Named Character',
  'Support Character',
  'Companion',
] as const;
export type UnitType = (typeof UNIT_TYPES)[number];

/** The glossary's four kinds of terms. */
export const TERM_KINDS = ['keywords', 'characteristics', 'special-rules', 'states'] as const;
export type TermKind = (typeof TERM_KINDS)[number];

export type Faction = {
  readonly id: FactionId;
  readonly name: string;
  readonly names: Names;
  /** False while a faction's own roster has not been published here; its list then says so. */
  readonly published: boolean;
};

export type Unit = {
  readonly id: UnitId;
  readonly faction: FactionId;
  readonly name: string;
  readonly names: Names;
  readonly type: UnitType;
  /** Points of one copy. */
  readonly points: number;
  /** AVB: most copies that one list may hold. */
  readonly availability: number;
  /** Command value of one copy, 0 to 3. */
  readonly command: number;
  readonly highCommand: boolean;
  readonly tournamentLegal: boolean;
  /** Printed characteristics, English, for example `Infantry`, `Orc`, `Shadow`. */
  readonly characteristics: readonly string[];
  /** Printed keywords with their value, English, for example `Join (Infantry, Orc)`. */
  readonly keywords: readonly string[];
  /** Rules that the card's text refers to, English, for example `Place (5)`. */
  readonly specialRules: readonly string[];
  /** The id of the unit that a companion belongs to. */
  readonly companionOf: UnitId | null;
};

/** Names of glossary terms in one language: kind, then term id (`aim`), then the name. */
export type TermNames = Readonly<Partial<Record<TermKind, Readonly<Record<string, string>>>>>;

/** Everything that the app needs in memory to build a list. Made by `createCatalogue`. */
export type Catalogue = {
  readonly factions: readonly Faction[];
  readonly units: readonly Unit[];
  readonly termNames: Readonly<Partial<Record<Language, TermNames>>>;
  readonly factionById: ReadonlyMap<string, Faction>;
  /** Units of one faction, in the catalogue's order. */
  readonly unitsByFaction: ReadonlyMap<string, readonly Unit[]>;
  /** Key: `<faction>/<unit id>`. */
  readonly unitByKey: ReadonlyMap<string, Unit>;
  /**
   * Units that are no longer in the catalogue: lists that hold them still know their names and
   * points. Key: `<faction>/<unit id>`.
   */
  readonly formerUnits: ReadonlyMap<string, Unit>;
  /** The number of the release that is in place, 0 for the files of the app alone. */
  readonly release: number;
};
