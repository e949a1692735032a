import { afterEach, describe, expect, it, vi } from 'vitest';
import { type BuildFacts, buildFacts, hasOwnTexts, isMismatch, reloadsForData } from './text-source.ts';

const built = (environment: BuildFacts['environment'], made: Partial<BuildFacts> = {}): BuildFacts => ({
  environment,
  isDevelopment: false,
  claimsLocalData: false,
  ...made,
});

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('the source of rules, FAQ and news', () => {
  it('is the build on local hosts, and elsewhere only when the build claims so', () => {
    expect(hasOwnTexts(built('local'))).toBe(true);
    expect(hasOwnTexts(built('preview'))).toBe(false);
    expect(hasOwnTexts(built('production'))).toBe(false);
    expect(hasOwnTexts(built('production', { claimsLocalData: true }))).toBe(true);
  });

  it('is claimed by the setting VITE_LOCAL_DATA', () => {
    expect(buildFacts().claimsLocalData).toBe(false);
    vi.stubEnv('VITE_LOCAL_DATA', 'true');
    expect(buildFacts().claimsLocalData).toBe(true);
  });
});

describe('a build and its host', () => {
  it.each(['preview', 'production'] as const)(
    'do not match: a build for one’s own machine on a %s host',
    (host) => {
      expect(isMismatch(built(host))).toBe(false);
      expect(isMismatch(built(host, { isDevelopment: true }))).toBe(true);
      expect(isMismatch(built(host, { claimsLocalData: true }))).toBe(true);
    },
  );

  it('match on a local host, whatever the build is', () => {
    expect(isMismatch(built('local', { isDevelopment: true, claimsLocalData: true }))).toBe(false);
  });

  it('reload once when a host that others reach claims local data', () => {
    const claims = { claimsLocalData: true };
    expect(reloadsForData(built('production', claims), false)).toBe(true);
    expect(reloadsForData(built('preview', claims), false)).toBe(true);
    expect(reloadsForData(built('production', claims), true)).toBe(false);
    expect(reloadsForData(built('production', { isDevelopment: true }), false)).toBe(false);
    expect(reloadsForData(built('local', claims), false)).toBe(false);
  });
});
