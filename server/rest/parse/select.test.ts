import { expect, it } from 'vitest';
import { parseSelect } from './select.ts';

it.each([
  ['id.sum()', { field: { name: 'id' }, cast: null, aggregate: { name: 'sum', cast: null } }],
  ['id::int.max()::text', { field: { name: 'id' }, cast: 'int', aggregate: { name: 'max', cast: 'text' } }],
  ['n:count()', { field: null, alias: 'n', aggregate: { name: 'count', cast: null } }],
])('reads the aggregate %s', (text, expected) => {
  expect(parseSelect(text, 5)).toMatchObject({ ok: true, value: [expected] });
});
