import { expect, it } from 'vitest';
import { isWatchSecret, MOST_WATCHED, watchSecretsIn } from './watch-link.ts';

const secret = (letter: string) => letter.repeat(22);

it('reads the secrets of pasted links, each once and in order', () => {
  const [a, b] = [secret('a'), secret('b')];
  const pasted = `Table 1: https://muster.example/watch/${b}\nhttps://muster.example/watch/${a}?lang=es, /watch/${b}`;
  expect(watchSecretsIn(pasted)).toEqual([b, a]);
});

it('reads secrets without a link, and leaves out what is none', () => {
  expect(watchSecretsIn(`${secret('a')}, ${secret('b')} table short`)).toEqual([secret('a'), secret('b')]);
  expect(watchSecretsIn(`https://muster.example/watch/short and ${secret('a')}`)).toEqual([]);
  expect(watchSecretsIn('')).toEqual([]);
  expect(isWatchSecret(`${secret('a')}/..`)).toBe(false);
  expect(isWatchSecret('a'.repeat(65))).toBe(false);
});

it('reads no more than a screen has room for', () => {
  const many = Array.from({ length: 20 }, (_, at) => secret(String.fromCodePoint(97 + at)));
  expect(watchSecretsIn(many.join('\n'))).toEqual(many.slice(0, MOST_WATCHED));
});
