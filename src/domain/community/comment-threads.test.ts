import { describe, expect, it } from 'vitest';
import { commentAnchor, linkedCommentIn, openingOf, threadsOf } from './comment-threads.ts';

const comment = (id: string, threadId: string | null = null, isThreadDeleted = false) => ({
  id,
  threadId,
  isThreadDeleted,
});

describe('threads of comments', () => {
  it('put answers under the comment that opens the thread, in the order in which they come', () => {
    const comments = [comment('a'), comment('a1', 'a'), comment('a2', 'a'), comment('b')];
    expect(threadsOf(comments).map(({ id, answers }) => [id, answers.map((one) => one.id)])).toEqual([
      ['a', ['a1', 'a2']],
      ['b', []],
    ]);
  });

  it('keep answers together when the first comment was deleted or is not shown', () => {
    const [deleted, unseen] = threadsOf([
      comment('a1', 'a', true),
      comment('a2', 'a', true),
      comment('b1', 'b'),
    ]);
    expect(deleted).toMatchObject({ id: 'a', opening: null, isDeleted: true });
    expect(deleted?.answers).toHaveLength(2);
    expect(unseen).toMatchObject({ id: 'b', opening: null, isDeleted: false });
  });

  it('find the first comment also after an answer, and are none without comments', () => {
    expect(threadsOf([comment('a1', 'a'), comment('a')])).toMatchObject([{ id: 'a', opening: { id: 'a' } }]);
    expect(threadsOf([])).toEqual([]);
  });
});

describe('an answer', () => {
  it('names the player only when it answers an answer', () => {
    expect(openingOf(comment('a'), 'Ragna')).toBe('');
    expect(openingOf(comment('a1', 'a'), 'Ragna')).toBe('@Ragna ');
  });
});

describe('the address of a comment', () => {
  const ID = '0b5b2d9e-3c0e-4b52-9c3a-7d3a3f0c1a11';

  it('leads to its comment', () => {
    expect(linkedCommentIn(`#${commentAnchor(ID)}`)).toBe(ID);
    expect(linkedCommentIn(`#${commentAnchor(ID.toUpperCase())}`)).toBe(ID);
  });

  it.each([
    '',
    '#',
    '#comment-',
    '#comment-1',
    '#post-units',
    `#comment-${ID}"><script>`,
    `#x-comment-${ID}`,
  ])('leads to none with %j', (hash) => {
    expect(linkedCommentIn(hash)).toBeNull();
  });
});
