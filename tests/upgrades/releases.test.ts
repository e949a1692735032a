import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BROWSERS } from './browsers.ts';
import { RELEASES } from './releases.ts';

const changelog = readFileSync(join(import.meta.dirname, '../../CHANGELOG.md'), 'utf8');

describe('the released versions', () => {
  it('are all kept: database and browser storage (docs/operating.md, "Upgrading")', () => {
    const versions = [...changelog.matchAll(/^## \[(.+?)\]/gmu)].map(([, version]) => version).toReversed();
    // The next one is kept before it is released.
    expect(RELEASES.map(({ version }) => version).slice(0, versions.length)).toEqual(versions);
    expect(BROWSERS.map(({ version }) => version).slice(0, versions.length)).toEqual(versions);
  });
});
