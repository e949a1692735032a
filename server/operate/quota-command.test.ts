import { describe, expect, it } from 'vitest';
import { testDatabase } from '#tests/builders/database.ts';
import { readQuotaCommand, runQuotaCommand } from './quota-command.ts';

const database = testDatabase();
describe('readQuotaCommand', () => {
  it('reads a request for all quotas, and a change of one', () => {
    expect(readQuotaCommand([])).toEqual({ kind: 'quota', change: null });
    expect(readQuotaCommand(['games', '9000', '12'])).toEqual({
      kind: 'quota',
      change: { of: 'games', rows: 9000, megabytes: 12 },
    });
  });

  it.each([
    ['an unknown kind', ['cards', '1', '1']],
    ['a missing size', ['games', '1']],
    ['no rows', ['games', '0', '1']],
    ['a negative number', ['games', '-1', '1']],
    ['a number past what the database holds', ['games', '2147483648', '1']],
    ['one word too many', ['games', '1', '1', '1']],
  ])('refuses %s', (_case, args) => {
    expect(readQuotaCommand(args)).toBeNull();
  });
});

describe('runQuotaCommand', () => {
  it('lists the quotas of a player', async () => {
    const { code, lines } = await runQuotaCommand({ kind: 'quota', change: null }, database);
    expect(code).toBe(0);
    expect(lines).toEqual([
      'changes: 300, 5 MB a player',
      'comments: 5000, 5 MB a player',
      'games: 5000, 5 MB a player',
      'guest-live: 2000, 500 MB in all',
      'lists: 500, 10 MB a player',
      'live: 20, 20 MB a player',
      'posts: 500, 10 MB a player',
      'versions: 3000, 20 MB a player',
    ]);
  });

  it('sets one quota and leaves the others', async () => {
    const change = { of: 'games', rows: 9000, megabytes: 12 };
    const { lines } = await runQuotaCommand({ kind: 'quota', change }, database);
    expect(lines).toContain('games: 9000, 12 MB a player');
    expect(lines).toContain('lists: 500, 10 MB a player');
  });
});
