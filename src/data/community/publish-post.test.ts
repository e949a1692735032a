import { afterEach, describe, expect, it, vi } from 'vitest';
import { answeringRest, type AskedCall } from '#tests/builders/rest-answers.ts';
import { deletePost, publishPost, renamePost, takeDownPost } from './publish-post.ts';

afterEach(() => vi.unstubAllGlobals());

const post = {
  fields: {
    name: 'Ice Line',
    description: null,
    image_url: null,
    is_tournament_list: false,
    tournament_name: null,
  },
  faction: 'feudom',
  units: [],
  basedOn: 'source',
};

const asks = (call: AskedCall) => call.method === 'GET';

describe('publishPost', () => {
  it('makes a post when no post has its name', async () => {
    const calls = answeringRest((call) => ({ json: asks(call) ? [] : [{ id: 'new' }] }));
    expect(await publishPost(post, 'me')).toEqual({ ok: true, id: 'new', isUpdate: false });
    expect(calls[0]?.path).toBe(
      'shared_lists?select=id,name&user_id=eq.me&name=eq.Ice+Line&is_active=is.true',
    );
    expect(calls[1]?.body).toMatchObject({
      user_id: 'me',
      name: 'Ice Line',
      is_active: true,
      based_on: 'source',
    });
  });

  it('updates the active post of its name in place', async () => {
    const calls = answeringRest(() => ({ json: [{ id: 'old' }] }));
    expect(await publishPost(post, 'me')).toEqual({ ok: true, id: 'old', isUpdate: true });
    expect(calls[1]).toMatchObject({ method: 'PATCH', path: 'shared_lists?id=eq.old&select=id' });
    expect(calls[1]?.body).toMatchObject({ faction: 'feudom', updated_at: expect.any(String) as unknown });
    expect(calls[1]?.body).not.toHaveProperty('name');
    expect(calls[1]?.body).not.toHaveProperty('based_on');
  });

  it('becomes the update when another tab was first', async () => {
    let isThere = false;
    answeringRest((call) => {
      if (asks(call)) return { json: isThere ? [{ id: 'theirs' }] : [] };
      if (call.method === 'PATCH') return { json: [{ id: 'theirs' }] };
      isThere = true;
      return { status: 409, json: { code: '23505' } };
    });
    expect(await publishPost(post, 'me')).toEqual({ ok: true, id: 'theirs', isUpdate: true });
  });

  it('says why it failed', async () => {
    answeringRest((call) => (asks(call) ? { json: [] } : 'lost'));
    expect(await publishPost(post, 'me')).toEqual({ ok: false, problem: { code: 'unreachable' } });
  });

  it('does not take a change for done that changed no row', async () => {
    answeringRest(() => ({ json: [] }));
    expect(await takeDownPost('a')).toEqual({ ok: false, problem: { code: 'not-allowed' } });
  });
});

describe('a post of one’s own', () => {
  it('is renamed in place, and says when another has the name', async () => {
    const calls = answeringRest(() => ({ json: [{ id: 'a' }] }));
    expect(await renamePost('a', 'Fire Line')).toEqual({ ok: true });
    expect(calls[0]).toMatchObject({ method: 'PATCH', body: { name: 'Fire Line' } });
    answeringRest(() => ({ status: 409, json: { code: '23505' } }));
    expect(await renamePost('a', 'Ice Line')).toEqual({ ok: false, problem: { code: 'exists' } });
  });

  it('is deleted for good, and not said to be when no row was deleted', async () => {
    const calls = answeringRest(() => ({ json: [{ id: 'a' }] }));
    expect(await deletePost('a')).toEqual({ ok: true });
    expect(calls[0]).toMatchObject({ method: 'DELETE', path: 'shared_lists?id=eq.a&select=id' });
    answeringRest(() => ({ json: [] }));
    expect(await deletePost('a')).toEqual({ ok: false, problem: { code: 'not-allowed' } });
  });
});
