import { expect, it } from 'vitest';
import { readPostFaults } from './post-faults.ts';

it('keeps the faults of a post that this app knows, worst first', () => {
  expect(readPostFaults(['not_admitted', 'unknown', 'something-new'])).toEqual(['unknown', 'not_admitted']);
});
