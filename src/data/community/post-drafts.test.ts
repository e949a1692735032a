import { beforeEach, describe, expect, it } from 'vitest';
import { beginEditingPost, clearPostForm, keepPostForm, openPostForm } from './post-drafts.ts';

const post = {
  name: 'Ice Line',
  description: 'Slow.',
  image_url: null,
  is_tournament_list: true,
  tournament_name: 'Open',
};

describe('the form of a post', () => {
  beforeEach(() => localStorage.clear());

  it('begins empty, with the list’s name', () => {
    expect(openPostForm(' Ice Line ')).toMatchObject({ postName: 'Ice Line', description: '' });
  });

  it('comes back as it was left, for the same list only', () => {
    keepPostForm('Ice Line', { ...openPostForm('Ice Line'), description: 'Half' });
    expect(JSON.parse(localStorage.getItem('army-list-form-data') ?? '')).toMatchObject({
      postName: 'Ice Line',
      description: 'Half',
      selectedImage: null,
      isTournamentList: false,
      tournamentName: '',
    });
    expect(openPostForm('Ice Line').description).toBe('Half');
    expect(openPostForm('Winter Raid').description).toBe('');
  });

  it('holds the post that is edited, in place of what was written about it before', () => {
    keepPostForm('Ice Line', { ...openPostForm('Ice Line'), description: 'Half' });
    beginEditingPost(post);
    expect(openPostForm('Ice Line')).toMatchObject({
      description: 'Slow.',
      isTournamentList: true,
      tournamentName: 'Open',
    });
    expect(JSON.parse(localStorage.getItem('editing-shared-list') ?? '')).toEqual(post);
  });

  it('is forgotten once the list is posted, with the editing record', () => {
    beginEditingPost(post);
    keepPostForm('Ice Line', openPostForm('Ice Line'));
    clearPostForm('Ice Line');
    expect(localStorage.getItem('army-list-form-data')).toBeNull();
    expect(localStorage.getItem('editing-shared-list')).toBeNull();
  });
});
