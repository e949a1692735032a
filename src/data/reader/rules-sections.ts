import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import type { SectionRow } from '#domain/reader/texts-from-rows.ts';
import { RULES_QUERY } from '../query/query-options.ts';
import { readTable, rowsOf, translation } from './text-table.ts';

const row = v.pipe(
  v.object({
    id: v.string(),
    chapter_id: v.string(),
    title: v.string(),
    title_es: translation,
    title_fr: translation,
    content: v.string(),
    content_es: translation,
    content_fr: translation,
  }),
  v.transform((each): SectionRow => ({
    id: each.id,
    chapterId: each.chapter_id,
    title: { en: each.title, es: each.title_es, fr: each.title_fr },
    content: { en: each.content, es: each.content_es, fr: each.content_fr },
  })),
);

const COLUMNS = [
  'id',
  'chapter_id',
  'title',
  'title_es',
  'title_fr',
  'content',
  'content_es',
  'content_fr',
] as const;

/** All rows of `rules_sections`, unparsed; `sectionRows` reads them. */
export function rulesSectionsQuery() {
  return queryOptions({
    queryKey: ['reader', 'rules_sections'],
    queryFn: ({ signal }) => readTable('rules_sections', COLUMNS, signal),
    ...RULES_QUERY,
  });
}

/** The sections among rows of any origin. */
export function sectionRows(rows: unknown): readonly SectionRow[] {
  return rowsOf(row, rows);
}
