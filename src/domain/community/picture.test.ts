import { describe, expect, it } from 'vitest';
import {
  autoPicture,
  isShowable,
  pictureChoices,
  readPictureAddress,
  shownPicture,
  smallPicture,
} from './picture.ts';

const unit = (id: string, name: string, highCommand = false) => ({
  id,
  name,
  highCommand,
  imageUrl: `/art/portrait/${id}_portrait.jpg`,
});

describe('the pictures of a post', () => {
  const units = [
    unit('b', 'Éclaireurs'),
    unit('c', 'Zealots'),
    unit('d', 'Warlord', true),
    unit('b', 'Éclaireurs'),
  ];

  it('are those of the distinct units, High Command first, then by name', () => {
    const choices = pictureChoices([...units, unit('a', 'Farers')], 'en');
    expect(choices.map(({ id }) => id)).toEqual(['d', 'b', 'a', 'c']);
  });

  it('begin with the High Command unit’s when none was chosen', () => {
    expect(autoPicture(pictureChoices(units, 'en'))).toBe('/art/portrait/d_portrait.jpg');
    expect(autoPicture([unit('a', 'A')])).toBeNull();
    expect(autoPicture([])).toBeNull();
  });

  it('leave out what is no address of a picture', () => {
    expect(pictureChoices([{ ...unit('a', 'A'), imageUrl: 'javascript:alert(1)' }], 'en')).toEqual([]);
  });
});

describe('readPictureAddress', () => {
  it('takes https only', () => {
    expect(readPictureAddress(' https://example.org/a.jpg ')).toEqual({
      ok: true,
      url: 'https://example.org/a.jpg',
    });
    expect(readPictureAddress('   ')).toEqual({ ok: false, code: 'blank' });
    expect(readPictureAddress(`https://example.org/${'a'.repeat(2_000)}`)).toEqual({
      ok: false,
      code: 'too-long',
    });
  });

  it.each([
    'http://example.org/a.jpg',
    'a.jpg',
    'javascript:alert(1)',
    'data:image/png;base64,x',
    'https://u@x.org/a',
  ])('refuses %s', (typed) => {
    expect(readPictureAddress(typed)).toEqual({ ok: false, code: 'not-https' });
  });
});

describe('isShowable', () => {
  it.each(['/art/portrait/a.jpg', 'https://example.org/a.jpg'])('shows %s', (address) => {
    expect(isShowable(address)).toBe(true);
  });

  it.each([
    '//evil.example/a.jpg',
    '/\\evil.example',
    'http://example.org/a.jpg',
    '',
    '/',
    `/${'a'.repeat(2_001)}`,
  ])('does not show %s', (address) => {
    expect(isShowable(address)).toBe(false);
  });
});

it('shownPicture keeps what a page may show and drops the rest', () => {
  expect(shownPicture('/art/portrait/alborc_portrait.jpg')).toBe('/art/portrait/alborc_portrait.jpg');
  expect(shownPicture('http://example.org/a.jpg')).toBeNull();
  expect(shownPicture(null)).toBeNull();
});

it('smallPicture is the small copy of one of our portraits, and any other address itself', () => {
  expect(smallPicture('/art/portrait/alborc_portrait.jpg')).toBe('/art/portrait/alborc_portrait_small.jpg');
  expect(smallPicture('https://example.org/art/portrait/alborc_portrait.jpg')).toBe(
    'https://example.org/art/portrait/alborc_portrait.jpg',
  );
  expect(smallPicture(null)).toBeNull();
});
