import { describe, expect, it } from 'vitest';
import { failedNewest, freshNotices } from './build-failures.ts';

const SITES = ['muster', 'muster-preview'];

describe('a failed build', () => {
  const deployment = (createdAt: string, state: string, siteName = 'muster') => ({
    createdAt,
    state,
    siteName,
    deployUrl: 'https://example.org',
  });
  it('is shown only as the newest deployment, and only of a site that is watched', () => {
    const older = deployment('2026-11-20T00:00:00Z', 'error');
    expect(failedNewest([older, deployment('2026-11-21T00:00:00Z', 'ready')], SITES)).toBeNull();
    expect(failedNewest([older, deployment('2026-11-19T00:00:00Z', 'ready')], SITES)).toBe(older);
    expect(failedNewest([deployment('2026-11-20T00:00:00Z', 'error', 'other')], SITES)).toBeNull();
    expect(failedNewest([], SITES)).toBeNull();
  });

  it('is news for 24 hours', () => {
    const notice = (id: string, at: number, siteName = 'muster') => ({
      id,
      at,
      siteName,
      deployUrl: '',
      isRead: false,
    });
    const day = 24 * 3_600_000;
    const notices = [notice('old', 0), notice('first', 1), notice('second', 2), notice('other', 2, 'x')];
    expect(freshNotices(notices, day, SITES).map(({ id }) => id)).toEqual(['second', 'first']);
  });
});
