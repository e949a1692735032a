import { createContext, type ReactNode, use } from 'react';
import type { Language, Names } from '#domain/catalogue/types.ts';
import type { DialogAddress } from '#platform/use-dialog-address.ts';

/** The parts that the pages of a game take from other features; the app passes them in. */
export type TableParts = {
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
  readonly parts: TableParts;
  /** The sheet over the page; its value names the sheet. */
  readonly sheet: DialogAddress;
  /** A rule, over everything else. */
  readonly rule: DialogAddress;
  /** A unit's card; opened by `<faction>/<unit>`. */
  readonly card: DialogAddress;
};

const TableContext = createContext<Table | null>(null);

/** Provides the context that the parts of a page share. */
export const TableProvider = TableContext.Provider;

/** Returns the context that the parts of a game page share; throws outside of it. */
export function useTable(): Table {
  const table = use(TableContext);
  if (table === null) throw new Error('A part of the table stands outside of it.');
  return table;
}
