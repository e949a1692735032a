import { describe, expect, it } from 'vitest';
import { changelogVersion } from '#domain/reader/changelog-version.ts';
import { addRelease, changesIn } from './changelog-text.ts';

const release = {
  version: '0.8.0',
  day: '2026-12-01',
  subjects: ['feat(play): a clock', 'fix: scores add up', 'docs: more', 'feat(play): a clock', 'Merge x'],
};

describe('a release', () => {
  it('tells features and fixes once each, and is the version that the app reads', () => {
    const text = addRelease('# Changelog\n\nWords.\n', release);
    expect(text).toBe(
      '# Changelog\n\nWords.\n\n## [0.8.0] - 2026-12-01\n\n### New\n\n- A clock\n\n### Mended\n\n- Scores add up\n',
    );
    expect([changelogVersion(text), changesIn(text), changesIn('# Changelog')]).toEqual([
      '0.8.0',
      '0.8.0',
      null,
    ]);
  });

  it('stands before the one before', () => {
    const text = addRelease(addRelease('# Changelog\n', release), {
      ...release,
      version: '0.9.0',
      subjects: [],
    });
    expect([...text.matchAll(/^## \[(.+?)\]/gm)].map(([, version]) => version)).toEqual(['0.9.0', '0.8.0']);
  });
});
