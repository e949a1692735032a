import { afterEach, expect, it, vi } from 'vitest';
import { preferredPaper } from './paper.ts';

afterEach(() => vi.unstubAllGlobals());

const from = (language: string) => {
  vi.stubGlobal('navigator', { language });
  return preferredPaper();
};

it('is Letter in the countries that use it, and A4 elsewhere', () => {
  expect([from('en-US'), from('fr-CA'), from('es-MX'), from('en')]).toEqual(Array(4).fill('letter'));
  expect([from('en-GB'), from('de'), from('es-ES')]).toEqual(Array(3).fill('a4'));
});

it('is A4 where the browser names no language that can be read', () => {
  expect([from('c'), from('')]).toEqual(['a4', 'a4']);
});
