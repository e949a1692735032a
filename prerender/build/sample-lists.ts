/** One shared list and one post, drawn at build: the sheets of their pages need all styles. */
import { encodeList } from '#domain/sharing/encode.ts';
import type { CallTables, Drawer } from '#server/http/first-view/drawer.ts';
import type { ListPage } from '#server/http/public-pages.ts';

const unit = { command: 0, highCommand: false, quantity: 2, keywords: [] };
const units = [
  { ...unit, id: 'hersir', name: 'Hersir', pointsCost: 25, command: 1 },
  { ...unit, id: 'unknown', name: 'Not in the catalogue', pointsCost: 1 },
];
const list = { name: 'Sample', faction: 'northern-tribes', units };

const ID = '00000000-0000-4000-8000-000000000000';
const INSTANT = '2026-01-01T00:00:00Z';

const post = {
  ...list,
  id: ID,
  user_id: ID,
  description: null,
  image_url: null,
  is_tournament_list: true,
  tournament_name: null,
  is_active: true,
  is_hidden: false,
  hidden_reason: null,
  created_at: INSTANT,
  updated_at: INSTANT,
  based_on: null,
  is_copy: false,
  author: { id: ID, username: 'sample', short_id: 'sample', avatar_url: null },
  facts: { points: 52, command: 2, unit_count: 4, likes_count: 0, comments_count: 0, heads: [] },
};

const tables: CallTables = (path) =>
  Promise.resolve(Response.json(path.startsWith('/rest/v1/shared_lists') ? [post] : []));

const PATHS: Readonly<Record<ListPage['name'], string>> = {
  'shared-list': `/shared-list/${encodeList({ ...list, created_at: null })}`,
  'community-list': `/community-lists/${ID}`,
};

/** Returns a sample of what stands in a page of lists. Throws when it cannot be drawn. */
export async function sampleOf({ name }: ListPage, { draw }: Drawer): Promise<string> {
  const html = await draw(PATHS[name], 'en', tables);
  if (html === null) throw new Error(`No ${name} can be drawn: see src/app/first-view.tsx.`);
  return html;
}
