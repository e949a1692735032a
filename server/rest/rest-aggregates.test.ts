import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_BOUNDS } from './bounds.ts';
import { OPENING_MS, openTestRest, type TestRest } from './test-rest.ts';

let rest: TestRest;
beforeAll(async () => {
  // PostGIS in miniature: GeoJSON needs nothing else of it.
  const setup = `CREATE FUNCTION st_asgeojson(anyelement) RETURNS text LANGUAGE sql STABLE AS
    $$SELECT json_build_object('type', 'Feature', 'properties', to_json($1))::text$$;`;
  rest = await openTestRest(setup, DEFAULT_BOUNDS, true);
}, OPENING_MS);
afterAll(async () => rest.close());

describe('aggregates', () => {
  it.each([
    ['count()', [{ count: 4 }]],
    ['n:count(),points.sum(),top:points.max()::text', [{ n: 4, sum: 400, top: '200' }]],
    [
      'public,points.sum()&order=public',
      [
        { public: false, sum: 200 },
        { public: true, sum: 200 },
      ],
    ],
    ['data->k->>n::int.sum()', [{ sum: 12 }]],
    [
      'id,notes(count())&order=id&limit=2',
      [
        { id: 1, notes: [{ count: 2 }] },
        { id: 2, notes: [{ count: 0 }] },
      ],
    ],
    ['public,covers(colour),count()&public=is.false', [{ public: false, count: 1, covers: null }]],
    ['...profiles!owner_id(username,id.sum())&owner_id=eq.1', [{ username: 'ana', sum: 2 }]],
    ['id,...notes(body.max())&id=eq.1', [{ id: 1, max: ['second'] }]],
    [
      'public,count()&order=count.desc',
      [
        { public: true, count: 3 },
        { public: false, count: 1 },
      ],
    ],
  ])('select=%s is %j', async (select, json) => {
    expect(await rest.ask(`lists?select=${select}`)).toMatchObject({ status: 200, json });
  });

  it('are refused where the host has not switched them on', async () => {
    const closed = await openTestRest();
    for (const select of ['count()', 'points.sum()', 'notes(id.max())']) {
      expect(await closed.ask(`lists?select=${select}`)).toMatchObject({
        status: 400,
        json: { code: 'PGRST123' },
      });
    }
    await closed.close();
  });

  it('count without brackets is the number of rows, also where aggregates are off', async () => {
    const closed = await openTestRest();
    const answer = await closed.ask('lists?select=id,notes(count)&order=id&limit=2');
    const named = await closed.ask('lists?select=n:count::text');
    await closed.close();
    expect(answer.json).toEqual([
      { id: 1, notes: [{ count: 2 }] },
      { id: 2, notes: [{ count: 0 }] },
    ]);
    expect(named.json).toEqual([{ n: '4' }]);
  });

  it.each(['id,count', 'id&order=count'])(
    'count without brackets makes no groups: select=%s',
    async (select) => {
      const message =
        'column "lists.id" must appear in the GROUP BY clause or be used in an aggregate function';
      const json = { code: '42803', message };
      expect(await rest.ask(`lists?select=${select}`)).toMatchObject({ status: 400, json });
    },
  );

  it('cover only rows that the caller may see', async () => {
    expect((await rest.ask('guarded?select=count()', { sub: 'ana' })).json).toEqual([{ count: 1 }]);
    expect((await rest.ask('guarded?select=count()')).json).toEqual([{ count: 0 }]);
    expect((await rest.ask('secrets?select=count()')).status).toBe(401);
  });
});

describe('GeoJSON', () => {
  const accept = 'application/geo+json';

  it('is a collection of the features that PostGIS makes of rows', async () => {
    const answer = await rest.ask('profiles?select=id&order=id&limit=1', { accept });
    expect(answer.headers.get('content-type')).toBe('application/geo+json; charset=utf-8');
    const features = [{ type: 'Feature', properties: { id: 1 } }];
    expect(answer.json).toEqual({ type: 'FeatureCollection', features });
    const none = await rest.ask('profiles?id=eq.99', { accept });
    expect(none.json).toEqual({ type: 'FeatureCollection', features: [] });
  });

  it('is refused in the words of the database where there is no PostGIS', async () => {
    const without = await openTestRest();
    expect(await without.ask('profiles', { accept })).toMatchObject({ status: 404, json: { code: '42883' } });
    await without.close();
  });
});
