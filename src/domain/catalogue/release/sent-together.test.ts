import { expect, it } from 'vitest';
import { sentTogether } from './sent-together.ts';

it('groups changes of one player and one instant, in the order of their first', () => {
  const [anna, berta] = [{ short_id: 'a' }, { short_id: 'b' }];
  const changes = [
    { id: 1, created_at: '2026-11-20T10:00:00.1', author: anna },
    { id: 2, created_at: '2026-11-20T10:00:00.1', author: berta },
    { id: 3, created_at: '2026-11-20T10:00:00.1', author: anna },
    { id: 4, created_at: '2026-11-20T10:00:00.2', author: anna },
    { id: 5, created_at: '2026-11-20T10:00:00.1', author: null },
  ];
  expect(sentTogether(changes).map((group) => group.map(({ id }) => id))).toEqual([[1, 3], [2], [4], [5]]);
});
