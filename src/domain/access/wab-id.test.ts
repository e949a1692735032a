import { expect, it } from 'vitest';
import { readWabId } from './wab-id.ts';

it('is read in small letters and with spaces around it, and only whole', () => {
  expect(readWabId(' wab-1a2b-3c4d-5e6f\n')).toBe('WAB-1A2B-3C4D-5E6F');
  expect([readWabId('WAB-1A2B-3C4D'), readWabId('1A2B-3C4D-5E6F'), readWabId('')]).toEqual([
    null,
    null,
    null,
  ]);
});
