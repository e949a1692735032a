import { expect, it } from 'vitest';
import { isKeptKey, storageKeys } from './keys.ts';
import { lastingKeys } from './lasting.ts';
import { collectionKeys } from './collection-keys.ts';
import { sharedGameKeys } from './shared-game-keys.ts';

it.each(Object.entries({ ...storageKeys, ...sharedGameKeys, ...collectionKeys, ...lastingKeys }))(
  'no update clears %s',
  (_, key) => {
    expect(isKeptKey(typeof key === 'string' ? key : key('prod_'))).toBe(true);
    expect(isKeptKey(typeof key === 'string' ? key : key('preview_'))).toBe(true);
  },
);

it('keys of other apps may be cleared', () => {
  expect(['wab-cache', 'tanstack', 'theme-of-another-app', 'sb'].filter(isKeptKey)).toEqual([]);
  expect(isKeptKey('sb-project-auth-token')).toBe(true);
});
