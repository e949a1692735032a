import { expect, it } from 'vitest';
import { ask } from './ask.ts';
import { writtenCases } from './cases.ts';
import { generatedCases } from './generated.ts';

it('encodes an address that was written readably', () => {
  expect(ask('lists?name=eq.a b&or=(id.eq.1)').path).toBe('lists?name=eq.a%20b&or=(id.eq.1)');
  expect(ask('lists?made=eq.1%2B2&span=ov.[1,3)').path).toBe('lists?made=eq.1%2B2&span=ov.%5B1,3)');
});

it('asks more than three hundred things by hand, and no write that stays', () => {
  const asks = writtenCases();
  expect(asks.length).toBeGreaterThan(300);
  // Functions are called by these methods only to be refused.
  const writes = asks.filter(
    ({ method, path }) => /^(?:PATCH|DELETE|PUT)$/.test(method) && !path.startsWith('rpc/'),
  );
  expect(writes.filter(({ headers }) => headers['prefer']?.includes('tx=rollback') !== true)).toEqual([]);
});

it('makes the same requests for the same seed', () => {
  expect(generatedCases(20, 1)).toEqual(generatedCases(20, 1));
  expect(generatedCases(20, 1)).not.toEqual(generatedCases(20, 2));
});
