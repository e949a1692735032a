import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PostForm } from './post-form.ts';
import { editedFormOf, editingText, keptFormOf, withForm, withoutForm } from './stored-forms.ts';

const form: PostForm = {
  postName: 'Winter Raid',
  description: 'Fast.',
  selectedImage: '/art/portrait/hersir_portrait.jpg',
  isTournamentList: true,
  tournamentName: 'Open',
};

describe('forms that are kept per list', () => {
  it('come back for the list that they are about, each its own', () => {
    const one = withForm(null, 'Winter Raid ', form);
    const both = withForm(one, 'Ice Line', { ...form, description: 'Slow.' });
    expect(keptFormOf(both, 'Winter Raid')).toEqual(form);
    expect(keptFormOf(both, 'Ice Line')?.description).toBe('Slow.');
    expect(keptFormOf(both, 'Other')).toBeNull();
  });

  it('stand under the older app’s names, the latest on top', () => {
    const kept: unknown = JSON.parse(withForm(withForm(null, 'A', form), 'B', form));
    expect(kept).toMatchObject({ ...form, listName: 'B', others: [{ ...form, listName: 'A' }] });
    expect(keptFormOf(JSON.stringify(form), 'Winter Raid')).toEqual(form);
  });

  it('go one by one, and with the last of them all', () => {
    const both = withForm(withForm(null, 'A', form), 'B', form);
    const one = withoutForm(both, 'B');
    expect(keptFormOf(one, 'B')).toBeNull();
    expect(keptFormOf(one, 'A')).toEqual(form);
    expect(withoutForm(one, 'A')).toBeNull();
  });

  it('are twenty at most, the oldest goes', () => {
    const many = Array.from({ length: 25 }, (_, at) => `L${at}`).reduce<string | null>(
      (stored, name) => withForm(stored, name, form),
      null,
    );
    expect(keptFormOf(many, 'L4')).toBeNull();
    expect(keptFormOf(many, 'L5')).toEqual(form);
  });

  it('are read out of any stored text without a throw', () => {
    const texts = fc.oneof(fc.string(), fc.json());
    fc.assert(fc.property(texts, (stored) => keptFormOf(withForm(stored, 'A', form), 'A') !== null));
    expect(keptFormOf('{"postName":7,"selectedImage":"javascript:x","listName":"A"}', 'A')).toMatchObject({
      postName: '',
      selectedImage: null,
    });
  });
});

describe('a post that is edited', () => {
  const post = {
    name: 'Winter Raid',
    description: null,
    image_url: 'https://example.org/a.jpg',
    is_tournament_list: true,
    tournament_name: 'Open',
  };

  it('fills the form of the list of its name, and no other', () => {
    const stored = editingText(post);
    expect(editedFormOf(stored, ' Winter Raid')).toEqual({
      postName: 'Winter Raid',
      description: '',
      selectedImage: 'https://example.org/a.jpg',
      isTournamentList: true,
      tournamentName: 'Open',
    });
    expect(editedFormOf(stored, 'Ice Line')).toBeNull();
    expect(editedFormOf('nonsense', 'Winter Raid')).toBeNull();
    expect(editedFormOf(null, '')).toBeNull();
  });
});
