import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import type { FaqRow } from '#domain/reader/texts-from-rows.ts';
import { RULES_QUERY } from '../query/query-options.ts';
import { readTable, rowsOf, translation } from './text-table.ts';

const row = v.pipe(
  v.object({
    id: v.string(),
    section: v.string(),
    section_es: translation,
    section_fr: translation,
    content: v.string(),
    content_es: translation,
    content_fr: translation,
  }),
  v.transform((each): FaqRow => ({
    id: each.id,
    section: { en: each.section, es: each.section_es, fr: each.section_fr },
    content: { en: each.content, es: each.content_es, fr: each.content_fr },
  })),
);

const COLUMNS = ['id', 'section', 'section_es', 'section_fr', 'content', 'content_es', 'content_fr'] as const;

/** All rows of `faq_sections`, unparsed; `faqRows` reads them. */
export function faqSectionsQuery() {
  return queryOptions({
    queryKey: ['reader', 'faq_sections'],
    queryFn: ({ signal }) => readTable('faq_sections', COLUMNS, signal),
    ...RULES_QUERY,
  });
}

/** The questions among rows of any origin. */
export function faqRows(rows: unknown): readonly FaqRow[] {
  return rowsOf(row, rows);
}
