import { describe, expect, it } from 'vitest';
import { BackendError } from '#platform/backend/backend-error.ts';
import { tellUserChange } from '../session/user-change.ts';
import { createQueryClient, queryClient } from './query-client.ts';
import { DEFAULT_QUERY, FACTIONS_QUERY, PATIENT_QUERY, RULES_QUERY, UNITS_QUERY } from './query-options.ts';

const refused = (status: number) => new BackendError('x', status, null);
const fault = new TypeError('Failed to fetch');

/** Counts the retries of a failing query, 10 at most. */
function retries(retry: (failures: number, error: unknown) => boolean, error: unknown): number {
  let failures = 0;
  while (retry(failures, error) && failures < 10) failures += 1;
  return failures;
}

describe('the queries', () => {
  it('have the times of docs/product.md', () => {
    const minutes = (ms: number) => ms / 60_000;
    expect(createQueryClient().getDefaultOptions().queries).toMatchObject({
      staleTime: 30_000,
      gcTime: 1_800_000,
      refetchOnWindowFocus: false,
      refetchOnMount: true,
      refetchOnReconnect: true,
    });
    expect([PATIENT_QUERY.staleTime, PATIENT_QUERY.gcTime].map(minutes)).toEqual([15, 60]);
    expect(PATIENT_QUERY.refetchOnWindowFocus).toBe(true);
    expect([minutes(RULES_QUERY.staleTime), RULES_QUERY.retry]).toEqual([5, 3]);
    expect([FACTIONS_QUERY.staleTime, FACTIONS_QUERY.gcTime].map(minutes)).toEqual([5, 15]);
    expect([minutes(UNITS_QUERY.gcTime), UNITS_QUERY.staleTime]).toEqual([5, 0]);
  });

  it.each([
    [400, 0, 1],
    [401, 0, 0],
    [403, 0, 0],
    [404, 0, 1],
    [500, 3, 2],
    [0, 3, 2],
  ])('are tried again after %s: %i times, in the patient set %i times', (status, usual, patient) => {
    expect(retries(DEFAULT_QUERY.retry, refused(status))).toBe(usual);
    expect(retries(PATIENT_QUERY.retry, refused(status))).toBe(patient);
  });

  it('are tried again without a network, at growing distances', () => {
    expect(retries(DEFAULT_QUERY.retry, fault)).toBe(3);
    expect([0, 1, 2, 5, 9].map(DEFAULT_QUERY.retryDelay)).toEqual([1_000, 2_000, 4_000, 30_000, 30_000]);
  });

  it('run a mutation once only', () => {
    expect(createQueryClient().getDefaultOptions().mutations?.retry).toBe(false);
  });

  it('forget their responses when another user signs in', () => {
    const client = queryClient();
    client.setQueryData(['lists'], 'answer');
    expect(client.getQueryData(['lists'])).toBe('answer');
    tellUserChange();
    expect(client.getQueryData(['lists'])).toBeUndefined();
    expect(queryClient()).toBe(client);
  });
});
