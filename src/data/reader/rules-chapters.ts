import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import type { ChapterRow } from '#domain/reader/texts-from-rows.ts';
import { RULES_QUERY } from '../query/query-options.ts';
import { readTable, rowsOf, translation } from './text-table.ts';

const row = v.pipe(
  v.object({ id: v.string(), title: v.string(), title_es: translation, title_fr: translation }),
  v.transform(({ id, title: en, title_es: es, title_fr: fr }): ChapterRow => ({ id, title: { en, es, fr } })),
);

/** All rows of `rules_chapters`, unparsed; `chapterRows` reads them. */
export function rulesChaptersQuery() {
  return queryOptions({
    queryKey: ['reader', 'rules_chapters'],
    queryFn: ({ signal }) => readTable('rules_chapters', ['id', 'title', 'title_es', 'title_fr'], signal),
    ...RULES_QUERY,
  });
}

/** The chapters among rows of any origin. */
export function chapterRows(rows: unknown): readonly ChapterRow[] {
  return rowsOf(row, rows);
}
