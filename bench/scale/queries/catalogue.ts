/** Texts, news and the catalogue. */
import type { Query } from '../query.ts';

const rows = (
  name: string,
  path: string,
  query: Readonly<Record<string, string>>,
  of: Query['of'] = 'visitor',
): Query => ({
  name,
  of,
  call: () => ({ path, query }),
});

export const CATALOGUE_QUERIES: readonly Query[] = [
  rows('news', 'news_items', {
    select: 'id,news_id,date,content_en',
    or: '(publish_at.is.null,publish_at.lte.now)',
    order: 'date.desc',
  }),
  rows('rules', 'rules_sections', { select: '*', order: 'order_index.asc' }),
  rows('frequent questions', 'faq_sections', { select: '*', order: 'order_index.asc' }),
  rows('special rules', 'special_rules', { select: '*', order: 'name.asc' }),
  rows('newest release', 'catalogue_releases', { select: 'number,sha256', order: 'number.desc', limit: '1' }),
  rows('units of the catalogue', 'catalogue_units', {
    select: 'name,es:name_es,fr:name_fr',
    id: 'eq.northern-tribes/orc-hunters',
  }),
  {
    name: 'own proposals',
    of: 'player',
    call: (row) => ({
      path: 'catalogue_changes',
      query: { select: '*', author_id: `eq.${String(row['me'])}`, order: 'created_at.desc', limit: '200' },
    }),
  },
];
