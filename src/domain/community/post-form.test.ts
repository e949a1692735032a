import { describe, expect, it } from 'vitest';
import { changedFields, emptyForm, firstProblem, isSameForm, postFields } from './post-form.ts';
import { formOfPost } from './stored-forms.ts';

const form = {
  postName: ' Winter Raid ',
  description: '  ',
  selectedImage: null,
  isTournamentList: false,
  tournamentName: ' Open ',
};

describe('firstProblem', () => {
  it('asks for an account first, then a name, then units', () => {
    const nothing = { postName: ' ' };
    expect(firstProblem(nothing, { isSignedIn: false, unitCount: 0 })).toBe('signed-out');
    expect(firstProblem(nothing, { isSignedIn: true, unitCount: 0 })).toBe('name');
    expect(firstProblem(form, { isSignedIn: true, unitCount: 0 })).toBe('empty');
    expect(firstProblem(form, { isSignedIn: true, unitCount: 1 })).toBeNull();
  });
});

describe('postFields', () => {
  it('trims, and stores nothing as null', () => {
    expect(postFields(form, '/auto.jpg')).toEqual({
      name: 'Winter Raid',
      description: null,
      image_url: '/auto.jpg',
      is_tournament_list: false,
      tournament_name: null,
    });
  });

  it('stores the tournament’s name for tournament lists only, and the chosen picture before the automatic one', () => {
    const chosen = { ...form, isTournamentList: true, selectedImage: '/mine.jpg', description: ' Fast.\r\n' };
    expect(postFields(chosen, '/auto.jpg')).toMatchObject({
      tournament_name: 'Open',
      image_url: '/mine.jpg',
      description: 'Fast.',
    });
    expect(postFields({ ...chosen, tournamentName: ' ' }, null).tournament_name).toBeNull();
  });

  it('begins with the list’s name', () => {
    expect(emptyForm(' Winter Raid ').postName).toBe('Winter Raid');
  });
});

describe('isSameForm', () => {
  it('compares every field that a player can write', () => {
    expect(isSameForm(form, { ...form })).toBe(true);
    for (const changed of [
      { postName: 'Raid' },
      { description: 'Fast.' },
      { selectedImage: '/mine.jpg' },
      { isTournamentList: true },
      { tournamentName: 'Cup' },
    ]) {
      expect(isSameForm(form, { ...form, ...changed })).toBe(false);
    }
  });
});

describe('posting again', () => {
  const POST = {
    name: 'Raid',
    description: 'For the Winter Cup',
    image_url: null,
    is_tournament_list: true,
    tournament_name: 'Winter Cup',
  };

  it('begins with what the post says, so that nothing of it is lost', () => {
    const again = formOfPost(POST);
    expect(changedFields(POST, postFields(again, null))).toEqual([]);
  });

  it('tells what it changes', () => {
    const again = { ...formOfPost(POST), description: '', isTournamentList: false };
    expect(changedFields(POST, postFields(again, '/art/portrait/alborc_portrait.jpg'))).toEqual([
      'description',
      'image_url',
      'tournament',
    ]);
  });
});
