import { createContext, type ReactNode, use } from 'react';
import type { Language, Names } from '#domain/catalogue/types.ts';
import type { DialogAddress } from '#platform/use-dialog-address.ts';

/** The texts of other features on the pages of a game; the app passes how to render them. */
export type TableTexts = {
  /** Renders a line of a mission's text with its dice and symbols. */
  readonly line: (text: string) => ReactNode;
  /** A text of rules with its paragraphs, lists, dice and symbols. */
  readonly text: (text: string) => ReactNode;
  /** Everything that is to be read of a mission or feat, by its id. */
  readonly article: (id: string) => ReactNode;
};

export type Table = {
  readonly language: Language;
  /**
   * A word of the mission or feat in the language that is shown; `names` are those that the game
   * itself keeps.
   */
  readonly say: (english: string, names?: Names) => string;
  readonly texts: TableTexts;
  /** The sheet over the page; its value names the sheet. */
  readonly sheet: DialogAddress;
  /** A rule, over everything else. */
  readonly rule: DialogAddress;
  /** A unit's card; opened by `<faction>/<unit>`. */
  readonly card: DialogAddress;
};

const TableContext = createContext<Table | null>(null);

/** Provides the context that the sections of a page share. */
export const TableProvider = TableContext.Provider;

/** Returns the context that the sections of a game page share; throws outside of it. */
export function useTable(): Table {
  const table = use(TableContext);
  if (table === null) throw new Error('A section of the table is outside of it.');
  return table;
}
