import { describe, expect, it } from 'vitest';
import { failedNewest, freshNotices } from './build-failures.ts';

describe('a failed build', () => {
  const deployment = (createdAt: string, state: string, siteName = 'muster') => ({
    createdAt,
    state,
    siteName,
    deployUrl: 'https://example.org',
  });
  it('is shown only as the newest deployment, and only of the product’s own site', () => {
    const older = deployment('2026-11-20T00:00:00Z', 'error');
    expect(failedNewest([older, deployment('2026-11-21T00:00:00Z', 'ready')])).toBeNull();
    expect(failedNewest([older, deployment('2026-11-19T00:00:00Z', 'ready')])).toBe(older);
    expect(failedNewest([deployment('2026-11-20T00:00:00Z', 'error', 'other')])).toBeNull();
    expect(failedNewest([])).toBeNull();
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
    expect(freshNotices(notices, day).map(({ id }) => id)).toEqual(['second', 'first']);
  });
});
