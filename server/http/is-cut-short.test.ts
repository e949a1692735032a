import { expect, it } from 'vitest';
import { isCutShort } from './is-cut-short.ts';

const failure = (message: string, code: string) => Object.assign(new Error(message), { code });

it('knows a request whose sender went away from everything else that fails', () => {
  expect(isCutShort(failure('aborted', 'ECONNRESET'))).toBe(true);
  for (const cause of [
    failure('read ECONNRESET', 'ECONNRESET'),
    failure('aborted', '57014'),
    new Error('aborted'),
    'aborted',
  ])
    expect(isCutShort(cause)).toBe(false);
});
