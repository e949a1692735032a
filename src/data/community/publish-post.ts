import * as v from 'valibot';
import type { PostFields } from '#domain/community/post-form.ts';
import type { SavedUnit } from '#domain/roster/saved-unit.ts';
import { BackendError } from '#platform/backend/backend-error.ts';
import { nowIso } from '#platform/clock.ts';
import { callRest } from '#platform/backend/call-rest.ts';
import { type Outcome, outcomeOf } from './problem-of.ts';

/** A list as it is to be posted. */
export type NewPost = {
  readonly fields: PostFields;
  readonly faction: string;
  readonly units: readonly SavedUnit[];
  /** The id of the post that it was made from. */
  readonly basedOn: string | null;
};

export type Published = {
  readonly id: string;
  /**
   * It took the place of the author's active post of the same name (docs/product.md, "Posting a
   * list").
   */
  readonly isUpdate: boolean;
};

const ids = v.array(v.object({ id: v.string() }));

/**
 * Posts a list, or updates the author's active post of the same name in place. Of two at once the
 * second becomes the update. `userId` is who is signed in; the database decides whose name it is
 * posted under.
 */
export async function publishPost(post: NewPost, userId: string): Promise<Outcome<Published>> {
  return outcomeOf(async () => {
    const there = await activePostOf(post.fields.name, userId);
    if (there !== null) return update(there, post);
    try {
      return await create(post, userId);
    } catch (error) {
      const now = isTaken(error) ? await activePostOf(post.fields.name, userId) : null;
      if (now === null) throw error;
      return update(now, post);
    }
  });
}

/** Takes a post down: readers do not find it any more, its author can post the list again. */
export async function takeDownPost(id: string): Promise<Outcome> {
  return outcomeOf(async () => {
    await change(id, { is_active: false });
    return {};
  });
}

/** Puts a post that was taken down back. Another active one of its name makes it `exists`. */
export async function putBackPost(id: string): Promise<Outcome> {
  return outcomeOf(async () => {
    await change(id, { is_active: true });
    return {};
  });
}

/** Gives a post another name. Another active one of that name makes it `exists`. */
export async function renamePost(id: string, name: string): Promise<Outcome> {
  return outcomeOf(async () => {
    await change(id, { name });
    return {};
  });
}

/** Deletes a post for good, and with it its comments and likes. Copies that others made stay. */
export async function deletePost(id: string): Promise<Outcome> {
  return outcomeOf(async () => {
    const query = { id: `eq.${id}`, select: 'id' };
    const prefer = 'return=representation';
    firstId(await callRest({ path: 'shared_lists', method: 'DELETE', query, prefer }));
    return {};
  });
}

async function activePostOf(name: string, userId: string): Promise<string | null> {
  const query = { select: 'id,name', user_id: `eq.${userId}`, name: `eq.${name}`, is_active: 'is.true' };
  return v.parse(ids, await callRest({ path: 'shared_lists', query }))[0]?.id ?? null;
}

async function create({ fields, faction, units, basedOn }: NewPost, userId: string): Promise<Published> {
  const rows = await callRest({
    path: 'shared_lists',
    query: { select: 'id' },
    body: { user_id: userId, ...fields, faction, units, is_active: true, based_on: basedOn },
    prefer: 'return=representation',
  });
  return { id: firstId(rows), isUpdate: false };
}

async function update(id: string, { fields, faction, units }: NewPost): Promise<Published> {
  const { name: _name, ...others } = fields;
  await change(id, { ...others, faction, units, updated_at: nowIso() });
  return { id, isUpdate: true };
}

async function change(id: string, body: Readonly<Record<string, unknown>>): Promise<void> {
  const rows = await callRest({
    path: 'shared_lists',
    method: 'PATCH',
    query: { id: `eq.${id}`, select: 'id' },
    body,
    prefer: 'return=representation',
  });
  firstId(rows);
}

/** No row: it is somebody else's, gone, or the account may not write. */
function firstId(rows: unknown): string {
  const first = v.parse(ids, rows)[0];
  if (first === undefined) throw new BackendError('no row was changed', 403, null);
  return first.id;
}

function isTaken(error: unknown): boolean {
  return error instanceof BackendError && error.status === 409;
}
