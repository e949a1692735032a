/** Saved lists, their older versions, links and collections. */
import type { Query, Row } from '../query.ts';

const text = (row: Row, name: string) => String(row[name]);
const own = (row: Row) => ({ select: '*', user_id: `eq.${text(row, 'me')}` });

export const LIST_QUERIES: readonly Query[] = [
  {
    name: 'own lists, a page',
    of: 'list',
    call: (row) => ({
      path: 'army_lists',
      query: { ...own(row), order: 'created_at.desc,id.asc', offset: '0', limit: '500' },
    }),
  },
  {
    name: 'revisions of own lists',
    of: 'list',
    call: (row) => ({ path: 'army_lists', query: { ...own(row), select: 'id,revision' } }),
  },
  {
    name: 'own list',
    of: 'list',
    call: (row) => ({ path: 'army_lists', query: { ...own(row), id: `eq.${text(row, 'id')}` } }),
  },
  {
    name: 'own list by name',
    of: 'list',
    call: (row) => ({
      path: 'army_lists',
      query: {
        ...own(row),
        name: `eq.${text(row, 'name')}`,
        faction: `eq.${text(row, 'faction')}`,
        order: 'updated_at.desc',
      },
    }),
  },
  {
    name: 'older versions of a list',
    of: 'list',
    call: (row) => ({
      path: 'army_list_versions',
      query: { select: '*', list_id: `eq.${text(row, 'id')}`, order: 'replaced_at.desc', limit: '20' },
    }),
  },
  {
    name: 'save a new list',
    of: 'list',
    call: (row) => ({
      path: 'army_lists',
      query: { on_conflict: 'id', select: '*' },
      body: {
        id: crypto.randomUUID(),
        user_id: row['me'],
        wab_id: row['wab_id'],
        name: 'New',
        faction: row['faction'],
        units: row['units'],
      },
      prefer: 'return=representation,resolution=ignore-duplicates',
    }),
  },
  {
    name: 'save a changed list',
    of: 'list',
    call: (row) => ({
      path: 'army_lists',
      method: 'PATCH',
      query: { id: `eq.${text(row, 'id')}`, revision: `eq.${text(row, 'revision')}`, select: '*' },
      body: { name: 'Changed' },
      prefer: 'return=representation',
    }),
  },
  {
    name: 'delete a list',
    of: 'list',
    call: (row) => ({
      path: 'army_lists',
      method: 'DELETE',
      query: { id: `eq.${text(row, 'id')}`, revision: `eq.${text(row, 'revision')}`, select: 'id' },
      prefer: 'return=representation',
    }),
  },
  {
    name: 'mark a list',
    of: 'list',
    call: (row) => ({
      path: 'rpc/mark_lists',
      body: { changes: { [text(row, 'id')]: { pinned: { at: 1, value: true } } } },
    }),
  },
  {
    name: 'make a short link',
    of: 'player',
    call: (row) => ({
      path: 'rpc/make_short_link',
      body: { code: `Z${text(row, 'wab_id').replaceAll('-', '')}` },
    }),
  },
  { name: 'short link', of: 'link', call: (row) => ({ path: 'rpc/short_link', body: { id: row['id'] } }) },
  {
    name: 'collection',
    of: 'player',
    call: (row) => ({
      path: 'collections',
      query: { select: 'units,updated_at', user_id: `eq.${text(row, 'me')}` },
    }),
  },
];
