import { expect, it } from 'vitest';
import { createVerifiedTokens } from './verified-tokens.ts';

it('keeps the tokens that were used last', () => {
  const tokens = createVerifiedTokens(2);
  tokens.keep('a', { sub: 'a' });
  tokens.keep('b', { sub: 'b' });
  expect(tokens.find('a')).toEqual({ sub: 'a' });
  tokens.keep('c', { sub: 'c' });
  expect(['a', 'b', 'c'].map((token) => tokens.find(token)?.['sub'])).toEqual(['a', undefined, 'c']);
  tokens.forget('a');
  expect(tokens.find('a')).toBeNull();
});
