import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../bare/toolchain.mjs';
import { NAMED_ELSEWHERE, REVIEWED } from './allowed-licences.ts';
import { type Dependency, readDependencies } from './dependencies.ts';
import { licencePage, licenceProblems } from './licences.ts';

const installed = readDependencies(JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')));

function aPackage(licence: string | null, fields: Partial<Dependency> = {}): Dependency {
  return { name: 'dice', version: '1.2.0', licence, isShipped: true, ...fields };
}

describe('licences of our dependencies', () => {
  it('are all on the allow list', () => {
    expect(licenceProblems(installed)).toEqual([]);
  });

  it('need every line of the allow list that is about certain packages', () => {
    const unused = REVIEWED.filter(
      ({ licence, packages }) =>
        !installed.some((each) => packages.test(each.name) && each.licence?.includes(licence)),
    );
    const names = installed.map(({ name, version }) => `${name}@${version}`);
    expect(unused).toEqual([]);
    expect(Object.keys(NAMED_ELSEWHERE).filter((name) => !names.includes(name))).toEqual([]);
  });
});

describe('licenceProblems', () => {
  it.each(['MIT', '(MIT OR GPL-3.0-only)', 'ISC AND Apache-2.0'])('accepts %s', (licence) => {
    expect(licenceProblems([aPackage(licence)])).toEqual([]);
  });

  it.each(['GPL-3.0-only', 'MIT AND GPL-3.0-only', '((MIT OR ISC) AND GPL-3.0-only)', 'mit'])(
    'refuses %s and says what to do',
    (licence) => {
      expect(licenceProblems([aPackage(licence)])).toEqual([
        `dice 1.2.0 is part of the product and has the licence ${licence}, which scripts/release/allowed-licences.ts does not allow. Read the licence, then add it there with a reason, or use another package.`,
      ]);
    },
  );

  it('allows a reviewed licence to its packages alone, and to tools alone where the list says so', () => {
    const tool = aPackage('MPL-2.0', { name: 'axe-core', isShipped: false });
    expect(licenceProblems([tool])).toEqual([]);
    expect(licenceProblems([{ ...tool, name: 'dice' }])).toHaveLength(1);
    expect(licenceProblems([{ ...tool, isShipped: true }])).toHaveLength(1);
  });

  it('refuses a package without a licence', () => {
    expect(licenceProblems([aPackage(null)])[0]).toContain('dice 1.2.0 names no licence.');
  });
});

describe('licencePage', () => {
  it('lists the product apart from the tools', () => {
    const page = licencePage('0.8.0', [aPackage('MIT'), aPackage('ISC', { name: 'loom', isShipped: false })]);
    const [product, tools] = page.split('## Packages that build and test it');
    expect(product).toContain('# Licences of Muster 0.8.0');
    expect(product).toContain('| dice | 1.2.0 | MIT |');
    expect(product).not.toContain('loom');
    expect(tools).toContain('| loom | 1.2.0 | ISC |');
  });
});
