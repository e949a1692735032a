import type { FactionId } from '#domain/catalogue/types.ts';
import { type ForumFormat, forumExport } from '#domain/roster/text/forum-export.ts';
import { type ExportedList, textExport } from '#domain/roster/text/text-export.ts';
import { csvOf, jsonOf } from '#domain/units/export.ts';
import { listSheet } from '#domain/units/list-sheet.ts';

export type Format = 'text' | 'csv' | 'json' | ForumFormat;

/** A list to be written as a text. */
export type WrittenList = ExportedList & { readonly factionId: FactionId };

type TextFormat = {
  /** The ending of a file of this format, without the dot. */
  readonly ending: string;
  readonly mime: string;
  /** Writes the list, with `mark` where the format has a place for it. */
  readonly write: (list: WrittenList, mark: string | null) => string;
};

const forum = (format: ForumFormat, ending = 'txt', mime = 'text/plain'): TextFormat => ({
  ending,
  mime,
  write: (list, mark) => forumExport(list, format, mark),
});

/** The formats that a list is written in (docs/product.md, "Text export" and "Other formats"). */
export const FORMATS: Readonly<Record<Format, TextFormat>> = {
  text: { ending: 'txt', mime: 'text/plain', write: textExport },
  markdown: forum('markdown', 'md', 'text/markdown'),
  bbcode: forum('bbcode'),
  line: forum('line'),
  csv: { ending: 'csv', mime: 'text/csv', write: (list) => csvOf(listSheet(list)) },
  json: { ending: 'json', mime: 'application/json', write: (list) => jsonOf(listSheet(list)) },
};
